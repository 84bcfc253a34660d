import { expect } from 'vitest'
import type { DeliveryRequest } from '@/api/generated/model'
import { createClient, orderRequest, recipient, test } from './test-client'

const moved: DeliveryRequest = {
  ...recipient,
  full_name: ' Lê Thị Hoa ',
  phone: '0987 654 321',
  address: '5 Hàng Bún',
  order_phone: '+84 912 345 678',
}

/** A visitor's order, and what changes its delivery. */
async function placed(client = createClient(), changes: Partial<typeof orderRequest> = {}) {
  const { data } = await client.call('createOrder', { body: { ...orderRequest, ...changes } })
  const params = { code: data.order.code }
  return {
    ...client,
    order: data.order,
    change: (body = moved) => client.call('changeDelivery', { params, body, token: null }),
    refused: (body = moved) => client.callError('changeDelivery', { params, body, token: null }),
  }
}

test('who knows code and phone changes person, phone and address; staff read what it was §2.16.1 §2.16.2', async () => {
  const { change, call, db, order } = await placed()
  const before = db.get('orders', order.id)
  const { data } = await change()
  expect(data.order).toEqual({
    ...order,
    full_name: 'Lê Thị Hoa',
    phone: '0987 654 321',
    address: '5 Hàng Bún, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
  })
  const staff = await call('adminOrder', { params: { id: order.id } })
  expect(staff.data.notes.at(-1)?.text).toContain(`Nguyễn Minh Anh · 0912345678 · ${order.address}`)
  expect(staff.data.updated_at, 'who prints the old address is told').not.toBe(before.updated_at)
})

test('sent again after a lost answer it is one change, under the phone of before', async () => {
  const { change, call, order, staff } = await placed()
  await change()
  const orders = [{ id: order.id }]
  for (const move of ['confirm', 'ship'] as const)
    await call('moveOrders', { body: { move, orders }, token: staff })
  expect((await change()).data.order.full_name).toBe('Lê Thị Hoa')
  const { data } = await call('adminOrder', { params: { id: order.id } })
  expect(data.notes).toHaveLength(1)
})

test('the buyer needs no phone; another shopper does, and misses count §2.16.1', async () => {
  const client = createClient()
  const { data } = await client.call('createOrder', {
    body: { ...orderRequest, phone: '0911111111' },
    token: client.shopper,
  })
  const params = { code: data.order.code }
  const body = { ...moved, order_phone: null }
  const refused = { params, body, token: client.staff }
  for (let miss = 1; miss <= 5; miss++)
    expect(await client.callError('changeDelivery', refused)).toMatchObject({ status: 404 })
  expect(await client.callError('changeDelivery', refused)).toMatchObject({ status: 429 })
  const own = await client.call('changeDelivery', { params, body, token: client.shopper })
  expect(own.data.order.phone).toBe('0987 654 321')
})

test('an order on its way, and one that is cancelled, is refused by name §2.16.3', async () => {
  const { call, refused, db, order, staff } = await placed()
  const orders = [{ id: order.id }]
  await call('moveOrders', { body: { move: 'confirm', orders }, token: staff })
  await call('moveOrders', { body: { move: 'ship', orders }, token: staff })
  expect(await refused()).toMatchObject({
    status: 409,
    message: expect.stringContaining('đơn vị vận chuyển'),
  })
  db.update('orders', order.id, { status: 'cancelled' })
  expect(await refused()).toMatchObject({ status: 409, message: 'Đơn hàng đã bị hủy' })
})

test('the rules of the checkout hold for it §2.16.2', async () => {
  const { refused } = await placed()
  const { errors } = await refused({ ...moved, full_name: ' ', ward_id: 167 })
  expect(errors).toEqual({
    full_name: ['Vui lòng nhập tên'],
    ward_id: ['Vui lòng chọn đầy đủ địa chỉ hành chính'],
  })
})

test('another total is refused with the new bill, and charged once it is agreed §2.16.4', async () => {
  const { change, refused, scenario, order } = await placed()
  scenario.set(['bill.changed'])
  const seen = { ...moved, quoted_total: order.total_amount }
  const { bill, status } = await refused(seen)
  expect(status).toBe(409)
  expect(bill?.total).toBe(order.total_amount + 15_000)
  const agreed = await change({ ...moved, quoted_total: bill?.total ?? 0 })
  expect(agreed.data.order).toMatchObject({ total_amount: bill?.total, shipping_amount: 45_000 })
})

test('what PayPal charges does not follow §2.16.4', async () => {
  const { change, scenario, order } = await placed(createClient(), { payment_method: 'paypal' })
  scenario.set(['bill.changed'])
  const { data } = await change({ ...moved, quoted_total: order.total_amount })
  expect(data.order.bill).toEqual(order.bill)
})
