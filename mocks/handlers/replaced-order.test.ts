import { describe, expect } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { answerPaypal } from './paypal'
import { type Client, orderRequest, test } from './test-client'

const now = new Date('2026-11-21T02:00:00Z')
const key = '5b0c7f0e-key-of-a-checkout'
const asked: OrderRequest = { ...orderRequest, coupon_code: 'MOT' }

/** The last piece and the last use of a code, held by an order that waits for its payment. */
async function waiting(client: Client, account: string | null = null) {
  const { call, db } = client
  client.scenario.set([`clock:${now.toISOString()}`])
  const voucher = { code: 'MOT', percent: 30, is_for_all: true, max_uses: 1 }
  await call('createVoucher', { body: voucher })
  db.update('variants', 301, { stock: 1 })
  const body = { ...asked, payment_method: 'paypal' } as const
  const headers = { 'idempotency-key': key }
  const { order, payment } = (await call('createOrder', { body, token: account, headers })).data
  const token = db.get('payments', payment.payment_id).token ?? ''
  return { order, token, paymentId: payment.payment_id }
}

const again = ({ call }: Client, replaces: string, token: string | null = null) =>
  call('createOrder', { body: { ...asked, replaces }, token })
const refusedAgain = ({ callError }: Client, replaces: string, token: string | null = null) =>
  callError('createOrder', { body: { ...asked, replaces }, token })

const names = {
  key: () => key,
  token: ({ token }: { token: string }) => token,
}

describe.each(['key', 'token'] as const)('by its %s', (way) => {
  test('a new order takes the place of the unpaid one, with its last piece and its last use of a code §4.8.15a', async ({
    client,
  }) => {
    const { db } = client
    const old = await waiting(client)
    const { data } = await again(client, names[way](old))
    expect(data.order.code).not.toBe(old.order.code)
    expect(db.get('variants', 301).stock).toBe(0)
    expect(db.get('orders', old.order.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'cancelled',
    })
    const events = db.where('order_events', 'order_id', old.order.id)
    expect(events.at(-1)?.note).toContain(data.order.code)
  })

  test('where the new order is refused, the old one stays as it was §4.8.15a', async ({
    client,
  }) => {
    const { db, callError } = client
    const old = await waiting(client)
    const before = JSON.stringify(db.tables)
    const replaces = names[way](old)
    for (const wrong of [
      { ward_id: 999 },
      { quoted_total: 1 },
      { items: [{ ...asked.items[0]!, quantity: 2 }] },
    ])
      await callError('createOrder', { body: { ...asked, replaces, ...wrong } })
    expect(JSON.stringify(db.tables)).toBe(before)
  })

  test('what is paid, or approved, wins: it is named, and nothing is ordered §4.8.15b', async ({
    client,
  }) => {
    const { db, call } = client
    const old = await waiting(client)
    const { id, code } = old.order
    const isNamed = { status: 409, order: { id, code } }
    const count = db.tables.orders.length
    answerPaypal(db, old.token, { outcome: 'approve', now })
    expect(await refusedAgain(client, names[way](old))).toMatchObject(isNamed)
    const body = { payment_method: 'paypal', payment_id: old.paymentId } as const
    await call('capturePayment', { body })
    expect(await refusedAgain(client, names[way](old))).toMatchObject(isNamed)
    expect(db.tables.orders).toHaveLength(count)
    expect(db.get('orders', id)).toMatchObject({ status: 'pending', payment_status: 'successful' })
  })

  test('its payment can not be captured any more §4.8.15a', async ({ client }) => {
    const old = await waiting(client)
    await again(client, names[way](old))
    answerPaypal(client.db, old.token, { outcome: 'approve', now })
    const body = { payment_method: 'paypal', payment_id: old.paymentId } as const
    expect(await client.callError('capturePayment', { body })).toMatchObject({ status: 400 })
  })
})

test('an order of an account is replaced by its owner alone, also by its payment id §4.8.15c', async ({
  client,
}) => {
  const { shopper, staff, db } = client
  const old = await waiting(client, shopper)
  for (const named of [key, old.token, old.paymentId])
    for (const somebody of [null, staff])
      expect(await refusedAgain(client, named, somebody)).toMatchObject({ status: 422 })
  expect(db.get('orders', old.order.id).status).toBe('pending')
  await again(client, old.paymentId, shopper)
  expect(db.get('orders', old.order.id).status).toBe('cancelled')
})

test('a payment id, which may be counted up, opens no visitor’s order; neither do its code and its number §4.8.15c', async ({
  client,
}) => {
  const { order, paymentId } = await waiting(client)
  for (const named of [paymentId, order.code, String(order.id), '', 'PAY-999999', 'unknown'])
    for (const somebody of [null, client.shopper])
      expect(await refusedAgain(client, named, somebody)).toMatchObject({ status: 422 })
})

test('cash, and what was cancelled, is not replaced: the new order is one more §4.8.15c', async ({
  client,
}) => {
  const { call, db } = client
  const headers = { 'idempotency-key': 'key-of-cash' }
  const cash = (await call('createOrder', { body: orderRequest, headers })).data.order
  await call('createOrder', { body: { ...orderRequest, replaces: 'key-of-cash' } })
  expect(db.get('orders', cash.id).status).toBe('pending')
  const old = await waiting(client)
  answerPaypal(db, old.token, { outcome: 'cancel', now })
  await again(client, old.token)
  expect(db.get('variants', 301).stock).toBe(0)
})

test('quote and cart read as if the waiting order were cancelled, and change nothing §4.8.15a', async ({
  client,
}) => {
  const { call, callError, db } = client
  const { token, order } = await waiting(client)
  const quote = { items: asked.items, coupon_code: 'MOT' }
  expect(await callError('quoteOrder', { body: quote })).toMatchObject({ status: 422 })
  const before = JSON.stringify(db.tables)
  const { data } = await call('quoteOrder', { body: { ...quote, replaces: token } })
  expect(data.bill.total).toBe(order.total_amount)
  const items = [{ productId: 3, variantId: 301, quantity: 1 }]
  const stockIn = async (body: { items: typeof items; replaces?: string }) =>
    (await call('syncCartProducts', { body })).data.cart_products[0]?.variant?.stock
  expect(await stockIn({ items })).toBe(0)
  expect(await stockIn({ items, replaces: token })).toBe(1)
  expect(JSON.stringify(db.tables)).toBe(before)
})

test('the same order under its key is one, whatever it replaces §4.8.15a', async ({ client }) => {
  const { call, db } = client
  const { token } = await waiting(client)
  const headers = { 'idempotency-key': 'the-key-of-the-second' }
  const first = await call('createOrder', { body: { ...asked, replaces: token }, headers })
  const second = await call('createOrder', { body: asked, headers })
  expect(second.data.order.code).toBe(first.data.order.code)
  expect(db.get('variants', 301).stock).toBe(0)
})
