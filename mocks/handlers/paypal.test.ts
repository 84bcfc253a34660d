import { describe, expect } from 'vitest'
import { answerPaypal, paypalBill } from './paypal'
import { type Client, orderRequest, paypalOrder, test } from './test-client'

const now = new Date('2026-11-21T02:00:00Z')

test('a payment is captured once; a repeated capture answers the same §4.8.5', async ({
  client,
}) => {
  const { body, token, order } = await paypalOrder(client)
  const answer = { outcome: 'approve', now } as const
  expect(answerPaypal(client.db, token, answer)).toBe(`/checkout?success=true&token=${token}`)
  const first = await client.call('capturePayment', { body })
  expect(first.data).toEqual({ status: 'successful' })
  const version = client.db.get('orders', order.id).updated_at
  expect(await client.call('capturePayment', { body })).toEqual(first)
  expect(client.db.get('orders', order.id).updated_at).toBe(version)
  const status = await client.call('paypalStatus', { query: { token } })
  expect(status.data.status).toBe('successful')
})

test('a declined charge ends the payment and restores the stock §4.8.6', async ({ client }) => {
  const { db } = client
  const { body, token, order, stock } = await paypalOrder(client)
  answerPaypal(db, token, { outcome: 'decline', now })
  expect(await client.callError('capturePayment', { body })).toHaveProperty('status', 422)
  expect(db.get('orders', order.id)).toMatchObject({
    status: 'cancelled',
    payment_status: 'failed',
  })
  expect(db.get('variants', 301).stock).toBe(stock)
  expect(paypalBill(db, token, now)).toBeNull()
  expect(await client.callError('capturePayment', { body })).toHaveProperty('status', 404)
})

test("a token that expires on PayPal's page has expired for the shop too", async ({ client }) => {
  const { body, token, stock } = await paypalOrder(client)
  const answer = { outcome: 'expire', now } as const
  expect(answerPaypal(client.db, token, answer)).toBe(`/checkout?success=true&token=${token}`)
  expect(client.db.get('variants', 301).stock).toBe(stock)
  expect(await client.callError('capturePayment', { body })).toMatchObject({
    status: 404,
    message: 'Invalid or expired token',
  })
})

test('a cancelled payment restores the stock and can not be captured', async ({ client, db }) => {
  const { body, token, order, stock } = await paypalOrder(client)
  expect(db.get('variants', 301).stock).toBe(stock - 2)
  const answer = { outcome: 'cancel', now } as const
  expect(answerPaypal(db, token, answer)).toBe(`/checkout?success=false&token=${token}`)
  expect(db.get('variants', 301).stock).toBe(stock)
  expect(db.get('orders', order.id)).toMatchObject({
    status: 'cancelled',
    payment_status: 'cancelled',
  })
  expect(await client.callError('capturePayment', { body })).toMatchObject({
    status: 400,
    message: 'You cancelled the payment',
  })
})

describe.each(['cancel', 'expire', 'decline'] as const)('by %s', (outcome) => {
  test('an approval that may be captured is not undone §10.18.1', async ({ client }) => {
    const { body, token, order } = await paypalOrder(client)
    answerPaypal(client.db, token, { outcome: 'approve', now })
    client.scenario.set(['payment.late'])
    await client.call('capturePayment', { body })
    client.scenario.set([])
    answerPaypal(client.db, token, { outcome, now })
    const { data } = await client.call('adminOrders', { query: { payment_state: 'unclear' } })
    expect(data.orders.map(({ id }) => id)).toContain(order.id)
    expect(paypalBill(client.db, token, now)).toBeNull()
  })
})

const items = [{ product_id: 3, variant_id: 301, quantity: 1 }]
const asked = { ...orderRequest, items, coupon_code: 'MOT' }
const asks = {
  quote: ({ call }: Client) => call('quoteOrder', { body: { items, coupon_code: 'MOT' } }),
  order: ({ call }: Client) => call('createOrder', { body: asked }),
  phone: ({ call }: Client) => call('createAdminOrder', { body: asked }),
}

describe.each(['quote', 'order', 'phone'] as const)('by %s', (name) => {
  test('an order unpaid for three hours frees its piece and its code §10.19.9', async ({
    client,
  }) => {
    const { call, db } = client
    client.scenario.set([`clock:${now.toISOString()}`])
    const voucher = { code: 'MOT', percent: 30, is_for_all: true, max_uses: 1 }
    await call('createVoucher', { body: voucher })
    db.update('variants', 301, { stock: 1 })
    await call('createOrder', { body: { ...asked, payment_method: 'paypal' } })
    await expect(asks[name](client)).rejects.toThrow('lượt')
    client.scenario.set(['clock:2026-11-21T05:00:00Z'])
    await asks[name](client)
  })
})

describe.each(['moveOrders', 'transitionOrder'] as const)('by %s', (operation) => {
  test('an order unpaid for three hours is cancelled', async ({ client }) => {
    const { call, db } = client
    const { order, stock } = await paypalOrder(client)
    client.scenario.set(['clock:2026-11-21T05:00:00Z'])
    const { id } = order
    await (operation === 'moveOrders'
      ? call('moveOrders', { body: { move: 'confirm', orders: [{ id }] } })
      : client.callError('transitionOrder', { params: { id }, body: { status: 'processing' } }))
    expect(db.get('orders', id)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
    expect(db.get('variants', 301).stock).toBe(stock)
  })
})

test('only the return token opens a payment, for its success page §2.11.4e', async ({ client }) => {
  const { order, token, body } = await paypalOrder(client)
  const buttons = await client.call('createPaypalOrder', { body: { order_id: order.id } })
  for (const known of [body.payment_id, buttons.data.order_id, order.code, String(order.id)]) {
    const query = { token: known }
    expect(await client.callError('paypalStatus', { query })).toMatchObject({ status: 404 })
    expect(paypalBill(client.db, known, now)).toBeNull()
    answerPaypal(client.db, known, { outcome: 'cancel', now })
  }
  answerPaypal(client.db, token, { outcome: 'approve', now })
  expect((await client.call('capturePayment', { body })).data).toEqual({ status: 'successful' })
  const { data } = await client.call('paypalStatus', { query: { token } })
  const { code, created_at, full_name, phone, address, bill } = order
  const { subtotal, discount_amount, shipping_amount, total_amount } = order
  const amounts = { subtotal, discount_amount, shipping_amount, total_amount, bill }
  const [item] = order.items
  const { product_name, original_name, color, size, quantity, price, variant } = item ?? {}
  const items = [{ product_name, original_name, color, size, quantity, price, variant }]
  const who = { full_name, phone, address }
  const shown = { code, created_at, ...who, ...amounts, items, has_email: false }
  expect(data).toEqual({ status: 'successful', order: shown })
  expect(token, 'random').toMatch(/^EC-[\dA-F]{32}$/)
})

test("the person of an account's order is shown to that account only §2.11.4e", async ({
  client,
}) => {
  const { shopper, staff } = client
  const { data } = await client.call('createOrder', {
    body: { ...orderRequest, payment_method: 'paypal' },
    token: shopper,
  })
  const query = {
    token:
      new URL(data.payment.redirect_url ?? '', 'http://shop.test').searchParams.get('token') ?? '',
  }
  const seenBy = async (token: string | null) =>
    (await client.call('paypalStatus', { query, token })).data.order
  expect(await seenBy(shopper)).toMatchObject({ full_name: orderRequest.full_name })
  for (const other of [null, staff])
    expect(await seenBy(other)).toMatchObject({ full_name: '', phone: '', address: '' })
})

test("PayPal's own buttons get an order id and capture by it §3.18", async ({ client }) => {
  const { order, token } = await paypalOrder(client)
  const body = { order_id: order.id }
  const { data } = await client.call('createPaypalOrder', { body })
  answerPaypal(client.db, token, { outcome: 'approve', now })
  const capture = { payment_method: 'paypal', payment_id: data.order_id } as const
  expect((await client.call('capturePayment', { body: capture })).data?.status).toBe('successful')
})

test('an order paid in cash has no PayPal order', async ({ db, callError }) => {
  const cash = db.tables.orders.find(({ payment_method }) => payment_method === 'cod')
  const body = { order_id: cash?.id ?? 0 }
  expect(await callError('createPaypalOrder', { body })).toMatchObject({ status: 422 })
  expect(await callError('createPaypalOrder', { body: { order_id: 99_999 } })).toMatchObject({
    status: 404,
    message: 'Failed to create PayPal order',
  })
})
