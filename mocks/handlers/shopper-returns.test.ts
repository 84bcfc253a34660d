import { expect } from 'vitest'
import type { ReturnLine, ReturnRequest } from '@/api/generated/model'
import { formWithImage } from '../pipeline/samples/request'
import { createClient, deliver, orderRequest, test } from './test-client'

/**
 * Creates a visitor's delivered order of three dresses. Returns it with functions that request returns of
 * some dresses.
 */
async function deliveredToVisitor(client = createClient()) {
  const items = orderRequest.items.map((item) => ({ ...item, quantity: 3 }))
  const { data } = await client.call('createOrder', { body: { ...orderRequest, items } })
  const { code, id, phone } = data.order
  await deliver(client, id)
  const item_id = data.order.items[0]?.id ?? 0
  const line = (quantity: number): ReturnLine => ({
    item_id,
    quantity,
    reason: 'fit',
    wish: 'exchange',
    size: ' L ',
  })
  const of = (lines: ReturnLine[]): ReturnRequest => ({
    items: lines,
    order_phone: phone,
    note: ' Chật ',
  })
  const sent = (lines: ReturnLine[]) => ({ params: { code }, body: of(lines), token: null })
  return {
    ...client,
    id,
    code,
    phone,
    line,
    ask: (lines: ReturnLine[]) => client.call('requestReturn', sent(lines)),
    refused: (lines: ReturnLine[]) => client.callError('requestReturn', sent(lines)),
  }
}

test('shopper and staff see a return on its order §2.16.8', async () => {
  const { ask, line, call, id } = await deliveredToVisitor()
  const { data } = await ask([line(1)])
  expect(data.order.returns).toEqual([
    {
      id: expect.any(Number),
      state: 'requested',
      requested_at: expect.any(String),
      items: [{ ...line(1), size: 'L' }],
      note: 'Chật',
      photos: [],
      answer: null,
      events: [{ state: 'requested', at: expect.any(String), by: null }],
      received: [],
      refunds: [],
      exchange: null,
    },
  ])
  const staff = await call('adminOrder', { params: { id } })
  expect(staff.data.order.returns).toEqual(data.order.returns)
})

test('a return never exceeds the bought pieces, even with many requests from many tabs §2.16.7 §2.16.8', async () => {
  const { ask, refused, line, db, id } = await deliveredToVisitor()
  expect((await refused([line(4)])).errors).toEqual({
    'items.0.quantity': ['Chỉ còn trả được 3 món. Hãy giảm số lượng.'],
  })
  expect((await refused([line(1), line(1)])).errors).toEqual({
    items: ['Món này đã có trong yêu cầu. Hãy bỏ bớt một dòng.'],
  })
  const tenAtOnce = await Promise.allSettled(Array.from({ length: 10 }, () => ask([line(1)])))
  expect(tenAtOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const { errors } = await refused([line(1)])
  expect(errors).toEqual({
    'items.0.quantity': ['Bạn đã yêu cầu đổi trả món này rồi. Hãy xem yêu cầu trong đơn hàng.'],
  })
  for (const { id: one } of db.where('order_returns', 'order_id', id))
    db.update('order_returns', one, { state: 'declined' })
  expect((await ask([line(3)])).data.order.returns).toHaveLength(4)
})

test('an order can be returned from its delivery to the seventh day §2.16.6', async () => {
  const { ask, refused, line, scenario, db, id } = await deliveredToVisitor()
  const deliveredAt = db.get('orders', id).updated_at
  const after = (days: number) => new Date(Date.parse(deliveredAt) + days * 86_400_000)
  scenario.set([`clock:${after(8).toISOString()}`])
  expect(await refused([line(1)])).toMatchObject({
    status: 409,
    message: expect.stringContaining('hết hạn'),
  })
  scenario.set([`clock:${after(7).toISOString()}`])
  await ask([line(1)])
  db.update('orders', id, { status: 'shipped' })
  expect(await refused([line(1)])).toMatchObject({
    status: 409,
    message: expect.stringContaining('chưa được giao'),
  })
})

test('a return takes only photos that were uploaded for its order §2.16.7a', async () => {
  const client = createClient()
  const other = await deliveredToVisitor(client)
  const { call, callError, code, phone, line } = await deliveredToVisitor(client)
  const upload = async (one: string) => {
    const body = formWithImage({ order_phone: phone })
    const { data } = await call('uploadReturnPhoto', { params: { code: one }, body, token: null })
    return data.url
  }
  const asked = (photos: string[]) => ({
    params: { code },
    body: { items: [line(1)], order_phone: phone, photos },
    token: null,
  })
  const strangers = { params: { code }, body: formWithImage({ order_phone: '0900000000' }) }
  expect(await callError('uploadReturnPhoto', strangers)).toMatchObject({ status: 404 })
  const theirs = await upload(other.code)
  for (const url of ['https://elsewhere.example/pixel.gif', theirs]) {
    const refused = await callError('requestReturn', asked([url]))
    expect(refused).toMatchObject({ status: 422, errors: { photos: [expect.any(String)] } })
  }
  const own = await upload(code)
  const { data } = await call('requestReturn', asked([own]))
  expect(data.order.returns[0]?.photos).toEqual([own])
})
