import { expect, test } from 'vitest'
import type { Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billOf } from '../order/bill'
import { dueFor, exchangeOf, heldOf, replacementPrice } from './money'

const item = (id: number, price: number, quantity = 1): OrderItem => ({
  id,
  product_id: id,
  variant_id: id * 10,
  product_name: 'Đầm',
  slug: null,
  color: '',
  size: 'M',
  quantity,
  price,
  variant: null,
})

const back = (id: number, item_id: number, other: Partial<OrderReturn> = {}): OrderReturn => ({
  id,
  state: 'received',
  requested_at: null,
  items: [{ item_id, quantity: 1, reason: 'fit', wish: 'refund' }],
  note: null,
  photos: [],
  answer: null,
  events: [],
  received: [{ item_id, as_new: 1, damaged: 0 }],
  refunds: [],
  exchange: null,
  ...other,
})

const refund = (amount: number) => [{ method: 'cash', amount, reference: '', at: null }] as const

/** Paid: 600,000 less 165,000, with delivery of 30,000. */
function orderOf(returns: OrderReturn[], other: Partial<Order> = {}): Order {
  const { lines, total } = billOf(600_000)
  return {
    id: 1,
    code: 'ML1',
    status: 'delivered',
    payment_method: 'cod',
    payment_status: 'successful',
    full_name: 'Minh Anh',
    phone: '0912345678',
    email: null,
    address: '',
    note: null,
    subtotal: 600_000,
    discount_amount: 165_000,
    shipping_amount: 30_000,
    total_amount: total,
    bill: { lines, total },
    items: [item(1, 400_000), item(2, 100_000, 2)],
    events: [],
    shipment: null,
    created_at: null,
    exchange_of: null,
    returns,
    ...other,
  }
}

test('due is what the bill of the rest comes to less, never more than the shop holds §10.17.5', () => {
  const one = back(1, 2)
  expect(dueFor(orderOf([one]), one)).toBe(100_000)
  // The fixed discount is never more than the subtotal: of 100,000 that stay, 100,000.
  const dress = back(1, 1)
  const other = back(2, 2, { state: 'refunded', refunds: [...refund(100_000)] })
  expect(dueFor(orderOf([dress, other]), dress)).toBe(350_000)
  expect(dueFor(orderOf([dress, { ...other, refunds: [...refund(300_000)] }]), dress)).toBe(165_000)
  expect(dueFor(orderOf([one], { payment_status: 'pending' }), one)).toBe(0)
  const partly = back(1, 2, { refunds: [...refund(30_000)] })
  expect(dueFor(orderOf([partly]), partly)).toBe(70_000)
})

test('a voucher goes back by the share of the goods: what was bought for less is worth less §10.17.5', () => {
  const { lines, total } = billOf(600_000, { coupon: 'LAM10', granted: 60_000 })
  const order = (...returns: OrderReturn[]) =>
    orderOf(returns, { total_amount: total, discount_amount: 210_000, bill: { lines, total } })
  const [one, two] = [back(1, 2), back(2, 1)]
  expect(dueFor(order(one), one)).toBe(90_000)
  expect(dueFor(order(two), two)).toBe(360_000)
  const same = exchangeOf(order(one), one, [{ item_id: 2, price: 100_000 }])
  expect([same.bill.total, same.left]).toEqual([0, 0])
})

test('of the returns beside it, those that are settled are gone from the order, the others are not §10.17.5', () => {
  const received = [{ item_id: 2, as_new: 2, damaged: 0 }]
  const due = (state: OrderReturn['state']) =>
    dueFor(orderOf([back(1, 1), back(2, 2, { state, received })]), back(1, 1))
  expect([due('requested'), due('declined'), due('received')]).toEqual([400_000, 400_000, 400_000])
  // It is the last that she kept: all of 265,000 goes back.
  expect([due('refunded'), due('exchanged')]).toEqual([265_000, 265_000])
})

test('each piece that came back is replaced §10.17.6', () => {
  const one = back(1, 2, { received: [{ item_id: 2, as_new: 1, damaged: 1 }] })
  const { bill, left } = exchangeOf(orderOf([one]), one, [{ item_id: 2, price: 150_000 }])
  expect([bill.total, left]).toEqual([100_000, 0])
})

test('all of it back is all that was paid, with its delivery §10.17.5', () => {
  const items = [
    { item_id: 1, as_new: 1, damaged: 0 },
    { item_id: 2, as_new: 0, damaged: 2 },
  ]
  const one = back(1, 1, { received: items })
  expect(dueFor(orderOf([one]), one)).toBe(465_000)
})

test('the same price is even; a dearer thing is paid, a cheaper one leaves money §10.17.6', () => {
  const one = back(1, 1)
  const order = orderOf([one])
  const outcome = (price: number) => exchangeOf(order, one, [{ item_id: 1, price }])
  expect(outcome(400_000)).toMatchObject({ bill: { total: 0 }, left: 0 })
  expect(outcome(450_000)).toMatchObject({ bill: { total: 50_000 }, left: 0 })
  expect(outcome(380_000)).toMatchObject({ bill: { total: 0 }, left: 20_000 })
  expect(outcome(450_000).bill.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['subtotal', 450_000],
    ['exchange', -400_000],
  ])
  // Everything comes back: what replaces it has the discount and the delivery that it had.
  const whole = orderOf([one], { items: [item(1, 600_000)] })
  expect(exchangeOf(whole, one, [{ item_id: 1, price: 600_000 }])).toMatchObject({
    bill: { total: 0 },
    credit: 465_000,
    left: 0,
  })
})

test('an order that replaces returned things holds what they were worth, and gives that back §10.17.6', () => {
  const lines = [
    { code: 'subtotal', label: '', amount: 450_000 },
    { code: 'exchange', label: 'ML0', amount: -400_000 },
  ]
  const one = back(1, 1)
  const amounts = { subtotal: 450_000, discount_amount: 0, shipping_amount: 0 }
  const order = orderOf([one], {
    ...amounts,
    total_amount: 50_000,
    bill: { lines, total: 50_000 },
    items: [item(1, 450_000)],
    exchange_of: { id: 9, code: 'ML0' },
  })
  expect(heldOf(order)).toBe(450_000)
  expect(dueFor(order, one)).toBe(450_000)
  const ofTwo = { ...order, items: [item(1, 300_000), item(2, 150_000)] }
  expect(dueFor(ofTwo, back(1, 2))).toBe(150_000)
  const full = {
    ...ofTwo,
    total_amount: 450_000,
    bill: { lines: lines.slice(0, 1), total: 450_000 },
  }
  expect(dueFor(full, back(1, 2)), 'of one that nothing was left over for').toBe(150_000)
  const cancelled = { ...order, status: 'cancelled' } as const
  expect(heldOf(cancelled), 'what it replaced is its return’s again §10.18.7').toBe(50_000)
  const refund = { method: 'cash', amount: 30_000, reference: '', at: null } as const
  expect(heldOf({ ...cancelled, refunds: [refund] })).toBe(20_000)
  const sentOn = back(2, 1, {
    state: 'exchanged',
    exchange: { id: 3, code: 'ML3', credit: 450_000 },
  })
  expect(heldOf({ ...order, returns: [sentOn] })).toBe(0)
})

test('another variant of a product costs what was paid for it', () => {
  const paid = { product_id: 1, price: 400_000 }
  expect(replacementPrice(paid, { product_id: 1, price: 500_000 })).toBe(400_000)
  expect(replacementPrice(paid, { product_id: 2, price: 500_000 })).toBe(500_000)
})
