import { expect, test } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { seedTables } from '../seed/world'
import { addressModel } from './addresses'
import { recipientErrors, tidyRecipient, tidyRequest } from './order-request'

const now = new Date('2026-11-21T02:00:00Z')
const { orders, order_items } = seedTables({ seed: 1, now, assetBase: '' })
const order = orders[0]!
const request: OrderRequest = {
  ...order,
  items: order_items
    .filter((row) => row.order_id === order.id)
    .map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity })),
}

test('a request is trimmed and loses what the contract does not know', () => {
  const tidy = tidyRequest({ ...request, full_name: ' An  ', coupon_code: ' ', note: ' a ' })
  expect(tidy).toMatchObject({ full_name: 'An', coupon_code: null, note: 'a' })
  expect(tidy).not.toHaveProperty('code')
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
