import { describe, expect } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { answerPaypal } from './paypal'
import { type Client, orderRequest, test } from './test-client'

const now = new Date('2026-11-21T02:00:00Z')
const key = '5b0c7f0e-key-of-a-checkout'
const asked: OrderRequest = { ...orderRequest, coupon_code: 'MOT' }

/**
 * Places a PayPal order that waits for its payment. It holds the last piece of a variant and the last use of
 * a voucher.
 */
async function waiting({ call, db, scenario }: Client, account: string | null = null) {
  scenario.set([`clock:${now.toISOString()}`])
  await call('createVoucher', { body: { code: 'MOT', percent: 30, is_for_all: true, max_uses: 1 } })
  db.update('variants', 301, { stock: 1 })
  const body = { ...asked, payment_method: 'paypal' } as const
  const headers = { 'idempotency-key': key }
  const { order, payment } = (await call('createOrder', { body, token: account, headers })).data
  const { payment_id } = payment
  const token = db.get('payments', payment_id).token ?? ''
  return { order, token, key, payment: { payment_method: 'paypal', payment_id } as const }
}

const sent = (replaces: string, token: string | null = null) => ({
  body: { ...asked, replaces },
  token,
})
const dumpOf = ({ db }: Client) => JSON.stringify(db.tables)

describe.each(['key', 'token'] as const)('by its %s', (way) => {
  test('a new order replaces the unpaid one §4.8.15a', async ({ client }) => {
    const { db, call, callError } = client
    const old = await waiting(client)
    const { code } = (await call('createOrder', sent(old[way]))).data.order
    expect(db.get('variants', 301).stock).toBe(0)
    const ended = { status: 'cancelled', payment_status: 'cancelled' }
    expect(db.get('orders', old.order.id)).toMatchObject(ended)
    expect(db.where('order_events', 'order_id', old.order.id).at(-1)?.note).toContain(code)
    answerPaypal(db, old.token, { outcome: 'approve', now })
    expect(await callError('capturePayment', { body: old.payment })).toMatchObject({ status: 400 })
  })

  test('a refused new order changes nothing §4.8.15a', async ({ client }) => {
    const { body } = sent((await waiting(client))[way])
    const before = dumpOf(client)
    for (const wrong of [{ ward_id: 999 }, { quoted_total: 1 }])
      await client.callError('createOrder', { body: { ...body, ...wrong } })
    expect(dumpOf(client)).toBe(before)
  })

  test('a paid or approved order is not replaced, and the refusal names it §4.8.15b', async ({
    client,
  }) => {
    const { db, call, callError } = client
    const old = await waiting(client)
    const { id, code } = old.order
    const isNamed = { status: 409, order: { id, code } }
    const count = db.tables.orders.length
    answerPaypal(db, old.token, { outcome: 'approve', now })
    expect(await callError('createOrder', sent(old[way]))).toMatchObject(isNamed)
    await call('capturePayment', { body: old.payment })
    expect(await callError('createOrder', sent(old[way]))).toMatchObject(isNamed)
    expect(db.tables.orders).toHaveLength(count)
    expect(db.get('orders', id)).toMatchObject({ status: 'pending', payment_status: 'successful' })
  })
})

test('only its owner replaces the order of an account §4.8.15a', async ({ client }) => {
  const { shopper, staff, call, callError, db } = client
  const { token, order, payment } = await waiting(client, shopper)
  for (const named of [key, token, payment.payment_id])
    for (const somebody of [null, staff])
      expect(await callError('createOrder', sent(named, somebody))).toMatchObject({ status: 422 })
  await call('createOrder', sent(payment.payment_id, shopper))
  expect(db.get('orders', order.id).status).toBe('cancelled')
})

test('no guessable number replaces a visitor’s order §4.8.15a', async ({ client }) => {
  const { order, payment } = await waiting(client)
  for (const named of [payment.payment_id, order.code, String(order.id), '', 'unknown'])
    for (const somebody of [null, client.shopper])
      expect(await client.callError('createOrder', sent(named, somebody))).toMatchObject({
        status: 422,
      })
})

test('a cash order is not replaced §4.8.15a', async ({ call, db }) => {
  const headers = { 'idempotency-key': key }
  const cash = (await call('createOrder', { body: orderRequest, headers })).data.order
  await call('createOrder', { body: { ...orderRequest, replaces: key } })
  expect(db.get('orders', cash.id).status).toBe('pending')
})

test('quote and cart read as if the old order were cancelled §4.8.15a', async ({ client }) => {
  const { call, callError } = client
  const { token: replaces, order } = await waiting(client)
  const quote = { items: asked.items, coupon_code: 'MOT' }
  expect(await callError('quoteOrder', { body: quote })).toMatchObject({ status: 422 })
  const before = dumpOf(client)
  const { data } = await call('quoteOrder', { body: { ...quote, replaces } })
  expect(data.bill.total).toBe(order.total_amount)
  const items = [{ productId: 3, variantId: 301, quantity: 1 }]
  const stockIn = async (body: { items: typeof items; replaces?: string }) =>
    (await call('syncCartProducts', { body })).data.cart_products[0]?.variant?.stock
  expect([await stockIn({ items }), await stockIn({ items, replaces })]).toEqual([0, 1])
  expect(dumpOf(client)).toBe(before)
})

test('an order under a known key is the same order §4.8.15a', async ({ client }) => {
  const headers = { 'idempotency-key': 'the-key-of-the-second' }
  const first = await client.call('createOrder', {
    ...sent((await waiting(client)).token),
    headers,
  })
  const second = await client.call('createOrder', { body: asked, headers })
  expect(second.data.order.code).toBe(first.data.order.code)
})
