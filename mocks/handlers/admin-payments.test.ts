import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { amountHeld } from '@/domain/returns/money'
import { answerPaypal } from './paypal'
import { type Client, createClient, deliver, orderRequest, paypalOrder, test } from './test-client'

const mark = { action: 'paid', reason: 'Mã giao dịch 5O190127TN364715T' } as const

/** Returns a world with unclear payments, and the orders of these payments. */
async function unclearWorld(client: Client = createClient()) {
  client.scenario.set(['payments.unclear'])
  const { data } = await client.call('adminOrders', { query: { payment_state: 'unclear' } })
  const of = (doubt: string) =>
    data.orders.filter(({ payment_doubt }) => payment_doubt === doubt).map(({ id }) => id)
  const [silent = 0] = of('no_answer')
  const [other = 0] = of('other_amount')
  const read = async (id: number) => (await client.call('adminOrder', { params: { id } })).data
  return { ...client, data, silent, other, read }
}

describe('the queue of unclear payments §10.18.1', () => {
  test('has payments without an answer and with another amount, counted in every tab', async () => {
    const { data, call } = await unclearWorld()
    const doubts = data.orders.map(({ payment_doubt }) => payment_doubt)
    expect(doubts.filter((doubt) => doubt === 'no_answer')).toHaveLength(2)
    expect(doubts.filter((doubt) => doubt === 'other_amount')).toHaveLength(1)
    const shipped = await call('adminOrders', { query: { status: 'shipped' } })
    expect(shipped.data.unclear_count).toBe(3)
  })

  test('orders are found by the state of their payment', async ({ call }) => {
    const { data } = await call('adminOrders', { query: { payment_state: 'failed' } })
    for (const { payment_status } of data.orders) expect(payment_status).toBe('failed')
    expect(data.unclear_count).toBe(0)
  })

  test('an approved payment without an answer does not end by itself §10.18.1', async () => {
    const client = createClient()
    const { call, db, scenario } = client
    scenario.set(['clock:2026-11-21T02:00:00Z'])
    const { order, token } = await paypalOrder(client, 1)
    answerPaypal(db, token, { outcome: 'approve', now: new Date('2026-11-21T02:01:00Z') })
    scenario.set(['clock:2026-11-21T09:00:00Z'])
    // Every read first ends the payments that the shopper did not approve in time.
    await call('paypalStatus', { query: { token } })
    const { data } = await call('adminOrders', { query: { payment_state: 'unclear' } })
    expect(data.orders.map(({ id }) => id)).toEqual([order.id])
  })
})

describe('asking PayPal again §10.18.3', () => {
  test('is refused for a payment with another amount, and for cash', async () => {
    const { callError, other, db } = await unclearWorld()
    const cash = db.tables.orders.find(({ payment_method }) => payment_method === 'cod')?.id ?? 0
    for (const id of [other, cash])
      expect(
        await callError('settlePayment', { params: { id }, body: { action: 'capture' } }),
      ).toMatchObject({ status: 422, errors: { action: [expect.any(String)] } })
  })
})

describe('a mark by hand §10.18.3 §10.18.5', () => {
  test('leaves the queue with name and reason, is logged, and can be replaced', async () => {
    const { call, silent, read } = await unclearWorld()
    const params = { id: silent }
    await call('settlePayment', { params, body: mark })
    expect(await read(silent)).toMatchObject({
      order: { payment_status: 'successful' },
      payment: { doubt: null, can_capture: false, check: { result: 'paid', reason: mark.reason } },
    })
    const log = await call('adminActivity', { query: { kind: 'order', object_id: silent } })
    expect(log.data.entries[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'check_reason', before: '', after: mark.reason },
        { field: 'payment_status', before: 'pending', after: 'successful' },
      ]),
    )
    await call('settlePayment', { params, body: { action: 'unpaid', reason: 'Không thấy tiền' } })
    await call('settlePayment', { params, body: { action: 'reopen' } })
    expect(await read(silent)).toMatchObject({
      order: { payment_status: 'pending' },
      payment: { doubt: 'no_answer', check: null },
    })
  })

  test('needs a reason', async () => {
    const { callError, other } = await unclearWorld()
    const body = { action: 'paid', reason: '  ' } as const
    expect(await callError('settlePayment', { params: { id: other }, body })).toMatchObject({
      status: 422,
      errors: { reason: ['Vui lòng nhập lý do'] },
    })
  })
})

const cancelled = { status: 'cancelled', reason: 'Đổi ý, không mua nữa' } as const

async function paidPaypal(client: Client) {
  const { order, token, body: capture } = await paypalOrder(client, 1)
  const now = new Date(order.created_at ?? 0)
  answerPaypal(client.db, token, { outcome: 'approve', now })
  return { order, capture }
}

describe('money of an order that is cancelled', () => {
  const byPhone = async ({ call }: Client) =>
    (await call('createAdminOrder', { body: { ...orderRequest, is_paid: true } })).data.order
  const byPaypal = async (client: Client) => {
    const { order, capture } = await paidPaypal(client)
    await client.call('capturePayment', { body: capture })
    return order
  }

  describe.each([
    ['by phone', byPhone],
    ['by PayPal', byPaypal],
  ] as const)('%s', (_, place) => {
    test('stays in the queue until it is refunded once §10.18.7', async ({ client }) => {
      const { call, callError, db } = client
      const { id, total_amount } = await place(client)
      const params = { id }
      const { data } = await call('transitionOrder', { params, body: cancelled })
      expect(data.order).toMatchObject({ status: 'cancelled', payment_status: 'successful' })
      expect(data.payment).toMatchObject({ doubt: 'to_refund', can_capture: false })
      expect(amountHeld(data.order)).toBe(total_amount)
      const queue = async () => {
        const query = { payment_state: 'unclear', q: data.order.code } as const
        const { orders, unclear_count } = (await call('adminOrders', { query })).data
        expect(unclear_count).toBe(orders.length)
        return orders.map(({ payment_doubt }) => payment_doubt)
      }
      expect(await queue()).toEqual(['to_refund'])
      const refund = { method: 'transfer', amount: total_amount, reference: 'FT26' } as const
      const give = (amount: number, updated_at = db.get('orders', id).updated_at) =>
        ({ action: 'refund', refund: { ...refund, amount }, updated_at }) as const
      for (const amount of [0, total_amount + 1])
        expect(await callError('settlePayment', { params, body: give(amount) })).toMatchObject({
          status: 422,
          errors: { 'refund.amount': [/./] },
        })
      const sent = give(total_amount)
      const back = (await call('settlePayment', { params, body: sent })).data
      expect(back.order.refunds).toMatchObject([refund])
      expect(back).toMatchObject({ order: { payment_status: 'successful' }, payment: null })
      expect(amountHeld(back.order)).toBe(0)
      expect(await queue()).toEqual([])
      // The server's first response was lost, so the same refund is sent again. Then a colleague sends
      // another refund.
      await call('settlePayment', { params, body: sent })
      expect(db.where('order_refunds', 'order_id', id)).toHaveLength(1)
      const other = { ...sent, refund: { ...refund, reference: 'FT27' } }
      expect((await callError('settlePayment', { params, body: other })).status).toBe(409)
    })
  })

  test('of an approved payment may have come: it stays unclear, and staff can mark it but not capture it §10.18.1 §10.18.5', async ({
    client,
  }) => {
    const { call, callError } = client
    const { order, capture } = await paidPaypal(client)
    const params = { id: order.id }
    const { data } = await call('transitionOrder', { params, body: cancelled })
    expect(data.payment).toMatchObject({ doubt: 'no_answer', can_capture: false })
    expect((await callError('capturePayment', { body: capture })).message).toBe(
      'You cancelled the payment',
    )
    const asked = await callError('settlePayment', { params, body: { action: 'capture' } })
    expect(asked.status).toBe(422)
    const paid = (await call('settlePayment', { params, body: mark })).data
    expect(paid.payment).toMatchObject({ doubt: 'to_refund', check: { result: 'paid' } })
    const again = await call('settlePayment', { params, body: { action: 'reopen' } })
    expect(again.data.payment).toMatchObject({ doubt: 'no_answer' })
    await call('settlePayment', { params, body: mark })
    const refund = { method: 'paypal', amount: order.total_amount } as const
    await call('settlePayment', { params, body: { action: 'refund', refund } })
    for (const action of ['reopen', 'unpaid'] as const)
      expect(
        (await callError('settlePayment', { params, body: { action, reason: 'Sai' } })).status,
        'refunded money must have come',
      ).toBe(422)
  })
})

test('a prepaid order stays paid when its delivery is undone §10.6.8', async ({ client }) => {
  const { call, db } = client
  const { id } = (await call('createAdminOrder', { body: { ...orderRequest, is_paid: true } })).data
    .order
  await deliver(client, id)
  const { updated_at } = db.get('orders', id)
  await call('moveOrders', { body: { move: 'undo', orders: [{ id, updated_at }] } })
  expect(db.get('orders', id)).toMatchObject({ status: 'shipped', payment_status: 'successful' })
})

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('capture', 'paid', 'unpaid', 'reopen'),
    reason: fc.constantFrom('a', 'b'),
    isOld: fc.boolean(),
  }),
  { maxLength: 12 },
)

test(
  'whatever staff click, in any order and with old versions, PayPal takes the money once and order and payment agree §10.18.5',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isSilent) => {
        const { call, db, silent, other } = await unclearWorld()
        const id = isSilent ? silent : other
        const { updated_at: first } = db.get('orders', id)
        const payment = () => db.where('payments', 'order_id', id)[0]
        const { received_cents: received, asked_cents: asked } = payment() ?? {}
        let captures = 0
        for (const { action, reason, isOld } of taken) {
          const before = payment()
          const updated_at = isOld ? first : db.get('orders', id).updated_at
          await call('settlePayment', {
            params: { id },
            body: { action, reason, updated_at },
          }).catch(() => null)
          if (before?.received_cents !== payment()?.received_cents) captures += 1
          expect(payment()?.status).toBe(db.get('orders', id).payment_status)
        }
        expect(captures).toBeLessThanOrEqual(1)
        expect([received, asked]).toContain(payment()?.received_cents)
      }),
      { numRuns: 40 },
    )
  },
)
