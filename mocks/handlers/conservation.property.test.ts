import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { carrierDebt } from '@/domain/carriers/statement'
import { subtotalOf } from '@/domain/order/bill'
import { amountHeld } from '@/domain/returns/money'
import { countUses } from './coupons'
import { createClient } from './test-client'
import {
  shopActions,
  placeFirstOrders,
  firstStock,
  randomSequences,
  type Shop,
  randomShopOf,
  soldIds,
  testVoucher,
} from './test-shop'

/**
 * How many random sequences run. `SEQUENCES=10000` tries more, and `SEED` sets the seed of the first
 * sequence.
 */
const numRuns = Number(process.env['SEQUENCES'] ?? 300)
const seed = Number(process.env['SEED'] ?? 55)

/** Checks that every piece is in stock, sold, or came back damaged. */
function expectGoods({ db, made, returns }: Shop) {
  const sent = made()
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id }) => db.where('order_items', 'order_id', id))
  const variantOf = new Map(sent.map(({ id, variant_id }) => [id, variant_id]))
  const back = returns().flatMap(({ received }) => received)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const expected = soldIds.map((id) => {
    const sold = sent.filter(({ variant_id }) => variant_id === id)
    const came = back.filter(({ item_id }) => variantOf.get(item_id) === id)
    const out = sum(sold.map(({ quantity }) => quantity))
    return firstStock - out + sum(came.map(({ as_new }) => as_new))
  })
  expect(soldIds.map((id) => db.find('variants', id)?.stock)).toEqual(expected)
  expect(Math.min(...expected)).toBeGreaterThanOrEqual(0)
}

/**
 * Checks two rules about money. The shop still holds all money that came, or has refunded it. Every payment
 * to refund is in a list for staff: unclear payments or open returns.
 */
async function expectMoney({ call, db, made, state }: Shop) {
  const page = { per_page: 100 } as const
  const unclear = await call('adminOrders', { query: { ...page, payment_state: 'unclear' } })
  const inQueue = new Set(unclear?.data.orders.map(({ id }) => id))
  const waiting = await call('adminReturns', { query: page })
  const open = new Set(waiting?.data.returns.map(({ id }) => id))
  const read = await Promise.all(
    made().map(async ({ id }) => (await call('adminOrder', { params: { id } }))?.data),
  )
  const all = read.filter((data) => data !== undefined)
  const orders = all.map(({ order }) => order)
  expect(orders).toHaveLength(made().length)
  for (const { id, bill, items, subtotal, total_amount } of orders) {
    const coupon = bill?.lines.find(({ code }) => code === 'coupon')?.amount ?? 0
    const granted = items.flatMap((item) => item.granted ?? [])
    const parts = granted.filter(({ code }) => code === 'coupon').map(({ amount }) => amount)
    expect(
      parts.reduce((all, one) => all + one, 0),
      'its voucher',
    ).toBe(coupon)
    const sum = bill?.lines.reduce((total, { amount }) => total + amount, 0)
    const lines = subtotalOf(db.where('order_items', 'order_id', id))
    expect([subtotal, sum, bill?.total], 'its bill').toEqual([lines, total_amount, total_amount])
  }
  const paid = orders.map(({ id, payment_status, total_amount }) => [
    id,
    payment_status === 'successful' ? total_amount : 0,
  ])
  expect(paid, 'the money that came for each order').toEqual(
    orders.map(({ id }) => [id, state.came.get(id) ?? 0]),
  )
  const owed = orders.filter((order) => order.status === 'cancelled' && amountHeld(order) > 0)
  const mayHaveCome = db.tables.payments.filter(
    ({ order_id, approval, status }) =>
      approval === 'approved' && status === 'pending' && orders.some(({ id }) => id === order_id),
  )
  const toSee = [...owed.map(({ id }) => id), ...mayHaveCome.map(({ order_id }) => order_id)]
  expect(toSee.filter((id) => !inQueue.has(id))).toEqual([])
  const received = orders.flatMap(({ returns }) =>
    returns.filter((one) => one.state === 'received'),
  )
  expect(received.filter(({ id }) => !open.has(id))).toEqual([])
  const handed = all.filter(({ cash }) => cash && cash.received > 0)
  expect(new Map(handed.map(({ order, cash }) => [order.id, cash?.received]))).toEqual(state.handed)
  const owing = await call('adminOrders', { query: { ...page, payment_state: 'owed' } })
  const inStatements = all.filter(({ cash }) => carrierDebt(cash) > 0).map(({ order }) => order.id)
  const listed = owing?.data.orders.map(({ id }) => id) ?? []
  expect(inStatements.filter((id) => !listed.includes(id))).toEqual([])
  const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, one) => sum + one, 0)
  const came = sumOf(state.came.values()) - sumOf(state.moved.values())
  // An exchange that is not paid yet already holds the credit of the returned goods.
  expect(orders.reduce((sum, order) => sum + amountHeld(order), 0)).toBe(came - state.paidBack)
}

const client = createClient()
const sessions = [...client.db.tables.tokens]
afterAll(() => client.reset())

test('after any writes, stock, money, cash of carriers, bills and voucher uses add up, also of merged orders and of parts kept at the door §10.17.7 §10.14.2 §10.14.4 §10.19.9 §10.18.7 §10.22.1', async () => {
  await fc.assert(
    fc.asyncProperty(randomSequences, async (taken) => {
      client.reset()
      for (const session of sessions)
        if (!client.db.find('tokens', session.token)) client.db.insert('tokens', session)
      const shop = randomShopOf(client)
      await placeFirstOrders(shop)
      for (const step of taken) {
        await shopActions[step.verb](shop, step)
        expect(countUses(shop.db, testVoucher)).toBeLessThanOrEqual(testVoucher.max_uses)
      }
      expectGoods(shop)
      await expectMoney(shop)
    }),
    { numRuns, seed },
  )
}, 0)
