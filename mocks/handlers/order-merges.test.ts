import { expect } from 'vitest'
import { amountHeld } from '@/domain/returns/money'
import { type Client, orderRequest, test } from './test-client'

/** Places two orders by phone for one person: a dress, then two skirts. */
async function twoOrders({ call }: Pick<Client, 'call'>, more: object = {}) {
  const place = async (variant_id: number, quantity: number) => {
    const items = [{ product_id: Math.floor(variant_id / 100), variant_id, quantity }]
    const body = { ...orderRequest, phone: '0909 000 111', note: `Đơn ${quantity}`, ...more, items }
    return (await call('createAdminOrder', { body })).data
  }
  return { kept: await place(301, 1), gone: await place(401, 2) }
}

const undo = ({ call }: Pick<Client, 'call'>, id: number, updated_at: string | undefined) =>
  call('moveOrders', { body: { move: 'undo', orders: [{ id, updated_at: updated_at ?? '' }] } })

test('open orders of one number are marked in the list and on each page §10.24.1', async ({
  client,
}) => {
  const { call } = client
  const { kept, gone } = await twoOrders(client)
  const list = (await call('adminOrders', { query: { q: '0909000111' } })).data.orders
  expect(list.map(({ double_count }) => double_count)).toEqual([1, 1])
  const read = (await call('adminOrder', { params: { id: kept.order.id } })).data
  expect(read.doubles).toMatchObject([{ code: gone.order.code, item_count: 2, problems: [] }])
})

test('a merge moves the lines, pays one delivery, moves no stock and closes the other order §10.24.3 §10.24.5', async ({
  client,
}) => {
  const { call, db } = client
  const { kept, gone } = await twoOrders(client)
  const day = { from: '2026-11-01', to: '2026-11-30' }
  const cancelledCount = async () =>
    (await call('adminDashboard', { query: day })).data.status_counts.at(-1)?.count
  const cancelledBefore = await cancelledCount()
  const stocks = [301, 401].map((id) => db.get('variants', id).stock)
  const [seen] = (await call('adminOrder', { params: { id: kept.order.id } })).data.doubles ?? []
  const total = kept.order.total_amount + gone.order.total_amount - 30_000
  expect(seen?.merged_total).toBe(total)
  const body = {
    order_id: gone.order.id,
    order_updated_at: gone.updated_at ?? '',
    updated_at: kept.updated_at ?? '',
    quoted_total: total,
  }
  const merged = (await call('mergeOrders', { params: { id: kept.order.id }, body })).data
  expect(merged.order).toMatchObject({ total_amount: total, note: 'Đơn 1\nĐơn 2' })
  expect(merged.order.items.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
    [301, 1],
    [401, 2],
  ])
  expect(merged.order.bill?.lines).toContainEqual({ code: 'shipping', label: '', amount: 30_000 })
  expect(merged.merged).toMatchObject([{ code: gone.order.code }])
  expect([301, 401].map((id) => db.get('variants', id).stock)).toEqual(stocks)
  const { code, phone } = gone.order
  const found = (await call('lookUpOrder', { query: { code, phone }, token: null })).data.order
  expect(found).toMatchObject({ status: 'cancelled', merged_into: { code: kept.order.code } })
  expect(found.events.at(-1)?.note).toContain(kept.order.code)
  const log = (await call('adminActivity', { query: { object_id: kept.order.id } })).data.entries
  expect(JSON.stringify(log)).toContain(`Đã gộp đơn ${code}`)
  expect(await cancelledCount(), 'a merged order counts once').toBe(cancelledBefore)
})

test('of two paid orders the second delivery is left to refund §10.24.5', async ({ client }) => {
  const { call } = client
  const { kept, gone } = await twoOrders(client, { is_paid: true })
  const params = { id: kept.order.id }
  const merged = await call('mergeOrders', { params, body: { order_id: gone.order.id } })
  const closed = (await call('adminOrder', { params: { id: gone.order.id } })).data
  expect([merged.data.order, closed.order].map(amountHeld)).toEqual([
    kept.order.total_amount + gone.order.total_amount - 30_000,
    30_000,
  ])
  expect(closed.payment?.doubt).toBe('to_refund')
})

test('a merge is undone for ten minutes, while neither order has changed §10.24.5', async ({
  client,
}) => {
  const { call, db, scenario } = client
  scenario.set(['clock:2026-11-21T02:00:00Z'])
  const { kept, gone } = await twoOrders(client)
  const [params, body] = [{ id: kept.order.id }, { order_id: gone.order.id }]
  const lines = () => db.where('order_items', 'order_id', kept.order.id)
  const before = lines()
  const merge = async () => (await call('mergeOrders', { params, body })).data.merged?.[0]

  const first = await merge()
  const undone = (await undo(client, gone.order.id, first?.updated_at)).data.outcomes[0]
  expect(undone).toMatchObject({ ok: true, status: 'pending' })
  expect(lines()).toEqual(before)
  const [now, other] = [db.get('orders', kept.order.id), db.get('orders', gone.order.id)]
  expect(now).toMatchObject({ total_amount: kept.order.total_amount, note: 'Đơn 1' })
  expect(other).toMatchObject({ status: 'pending', payment_status: 'pending' })

  const second = await merge()
  expect(second?.undo_until).toContain('02:10:00')
  scenario.set(['clock:2026-11-21T02:11:00Z'])
  const tooLate = (await undo(client, gone.order.id, second?.updated_at)).data.outcomes[0]
  expect(tooLate?.ok, 'after eleven minutes').toBe(false)
  scenario.set(['clock:2026-11-21T02:05:00Z'])
  await call('moveOrders', { body: { move: 'confirm', orders: [params] } })
  const late = (await undo(client, gone.order.id, second?.updated_at)).data.outcomes[0]
  expect(late?.ok, 'the order that stays has changed').toBe(false)
})

test('a merge is refused where a condition is missing, or an order has changed §10.24.3', async ({
  client,
}) => {
  const { call, callError, db } = client
  const { kept, gone } = await twoOrders(client)
  const params = { id: kept.order.id }
  const refused = async (more: object = {}, id = gone.order.id) => {
    const error = await callError('mergeOrders', { params, body: { order_id: id, ...more } })
    return [error.status, error.code]
  }
  expect(await refused({}, kept.order.id)).toEqual([404, 'notFound'])
  expect(await refused({ quoted_total: 1 })).toEqual([409, 'billChanged'])
  const old = '2020-01-01T00:00:00Z'
  expect(await refused({ updated_at: old })).toEqual([409, 'conflict'])
  expect(await refused({ order_updated_at: old })).toEqual([409, 'conflict'])
  db.update('orders', gone.order.id, { full_name: 'Lê Thu' })
  expect(await refused()).toEqual([422, 'notAllowed'])
  expect((await call('adminOrder', { params })).data.doubles?.[0]?.problems).toEqual(['name'])
})
