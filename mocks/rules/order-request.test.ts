import { expect, test } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { seedTables } from '../seed/world'
import { addressModel } from './addresses'
import { isSameOrder, recipientErrors, tidyRecipient, tidyRequest } from './order-request'

const now = new Date('2026-11-21T02:00:00Z')
const { orders, order_items } = seedTables({ seed: 1, now, assetBase: '' })
const order = orders[0]!
const items = order_items.filter((row) => row.order_id === order.id)
const answered = { order, items }

const request: OrderRequest = {
  ...order,
  items: items.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  })),
}
const asksWith = (changes: Partial<OrderRequest>, userId = order.user_id) =>
  isSameOrder(tidyRequest({ ...request, ...changes }), userId, answered)

test('a request is trimmed and loses what the contract does not know', () => {
  const tidy = tidyRequest({ ...request, full_name: ' An  ', coupon_code: ' ', note: ' a ' })
  expect(tidy).toMatchObject({ full_name: 'An', coupon_code: null, note: 'a' })
  expect(tidy).not.toHaveProperty('code')
})

test('the same request asks for the same order, blanks aside', () => {
  expect(asksWith({})).toBe(true)
  expect(asksWith({ full_name: ` ${order.full_name} ` })).toBe(true)
})

test('another person, place, quantity or payment asks for another order', () => {
  expect(asksWith({ phone: '0900000000' })).toBe(false)
  expect(asksWith({ ward_id: 1 })).toBe(false)
  expect(asksWith({ items: request.items.map((item) => ({ ...item, quantity: 9 })) })).toBe(false)
  expect(asksWith({ payment_method: order.payment_method === 'cod' ? 'paypal' : 'cod' })).toBe(
    false,
  )
  expect(asksWith({}, 99)).toBe(false)
})

test('a recipient has a name, a phone number, an address and units that belong together', () => {
  const blank = { full_name: ' ', phone: ' ', address: ' ', ward_id: 9_999_999 }
  const errorsOf = (changes: Partial<OrderRequest>) =>
    recipientErrors(addressModel(false), tidyRecipient({ ...request, ...changes }))
  expect(errorsOf({})).toEqual({})
  expect(errorsOf(blank)).toEqual({
    full_name: [expect.any(String)],
    phone: [expect.any(String)],
    address: [expect.any(String)],
    ward_id: [expect.any(String)],
  })
})
