import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bill, Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billOf, type BillOptions, exchangeCredit, deliveryFee, subtotalOf } from '../order/bill'
import { blankItem, blankOrder, blankReturn } from '../order/order.fixtures'
import {
  billTermsAfterChange,
  discountsByLine,
  paidForUnits,
  type Discounts,
  discountsOf,
} from '../order/terms'
import { voucherGrant } from '../voucher/grant'
import { refundDue, exchangeTermsOf, amountHeld, replacementPrice } from './money'
import { returnedUnits } from './returns'

const item = (id: number, price: number, quantity = 1): OrderItem => ({
  ...blankItem,
  id,
  product_id: id,
  quantity,
  price,
})

const back = (id: number, item_id: number, other: Partial<OrderReturn> = {}): OrderReturn => ({
  ...blankReturn,
  id,
  state: 'received',
  items: [{ item_id, quantity: 1, reason: 'fit', wish: 'refund' }],
  received: [{ item_id, as_new: 1, damaged: 0 }],
  ...other,
})

const refund = (amount: number) => [{ method: 'cash', amount, reference: '', at: null }] as const

/** Returns a paid order: goods for 600,000₫, minus 165,000₫ discount, plus 30,000₫ for delivery. */
function orderOf(returns: OrderReturn[], other: Partial<Order> = {}): Order {
  const bill = billOf(600_000)
  return {
    ...blankOrder,
    status: 'delivered',
    payment_status: 'successful',
    subtotal: 600_000,
    discount_amount: 165_000,
    total_amount: bill.total,
    bill,
    items: [item(1, 400_000), item(2, 100_000, 2)],
    returns,
    ...other,
  }
}

test('a return is due its price paid, less earlier refunds, never more than the shop holds §10.17.5', () => {
  const one = back(1, 2)
  expect(refundDue(orderOf([one]), one)).toBe(72_500)
  const dress = back(1, 1)
  const other = back(2, 2, { state: 'refunded', refunds: [...refund(300_000)] })
  expect(refundDue(orderOf([dress, other]), dress)).toBe(165_000)
  expect(refundDue(orderOf([one], { payment_status: 'pending' }), one)).toBe(0)
  const partly = back(1, 2, { refunds: [...refund(30_000)] })
  expect(refundDue(orderOf([partly]), partly)).toBe(42_500)
})

/** Returns a placed order with one piece of each price. Each line has its share of the discounts. */
function placed(prices: readonly number[], coupon: BillOptions = {}, isEarned: boolean[] = []) {
  const subtotal = prices.reduce((sum, price) => sum + price, 0)
  const bill = billOf(subtotal, coupon)
  const bought = prices.map((price, at) => item(at + 1, price))
  const granted = discountsByLine(bill, bought, isEarned)
  const items = bought.map((one, at) => ({ ...one, granted: granted[at] ?? [] }))
  return orderOf([], { subtotal, total_amount: bill.total, bill, items })
}

/** Returns the refund of each line, in VND, if the lines come back one after the other in this order. */
function backInTurn(order: Order, ids: readonly number[]) {
  const returns: OrderReturn[] = []
  return ids.map((id) => {
    const one = back(id, id)
    const amount = refundDue({ ...order, returns }, one)
    returns.push({ ...one, state: 'refunded', refunds: [...refund(amount)] })
    return amount
  })
}

test('a discount belongs to the lines that earned it; a returned line is refunded at its price paid, in any order §10.23.1', () => {
  const plain = placed([400_000, 200_000])
  expect(backInTurn(plain, [1, 2])).toEqual([290_000, 175_000])
  expect(backInTurn(plain, [2, 1])).toEqual([145_000, 320_000])
  // A voucher of 90 % for the first line.
  const forOne = placed([890_000, 780_000], { coupon: 'A', granted: 801_000 }, [true, false])
  expect(forOne.total_amount).toBe(749_000)
  expect(backInTurn(forOne, [1, 2])).toEqual([73_638, 675_362])
  expect(backInTurn(forOne, [2, 1])).toEqual([645_362, 103_638])
  // The goods cost nothing, so the rest of the promotion reduced the delivery fee.
  expect(backInTurn(placed([100_000, 50_000]), [1, 2])).toEqual([0, 15_000])
})

test('the minimum of a voucher counts at the sale only: remaining lines keep their discount below it §10.23.2', () => {
  const order = placed([400_000, 200_000], { coupon: 'CAMON50', granted: 50_000 })
  expect(backInTurn(order, [1, 2])).toEqual([266_667, 163_333])
})

test('without discounts of lines from the host, the bill is split by the prices as an estimate §10.23.1', () => {
  const order = placed([890_000, 780_000], { coupon: 'A', granted: 801_000 }, [true, false])
  const silent = { ...order, items: order.items.map(({ granted: _, ...one }) => one) }
  expect(backInTurn(silent, [1, 2])).toEqual([383_180, 365_820])
  expect([discountsOf(silent), discountsOf(order)].map(({ isEstimate }) => isEstimate)).toEqual([
    true,
    false,
  ])
})

test('settled returns are gone from the order, open and declined ones are not §10.17.5', () => {
  const received = [{ item_id: 2, as_new: 2, damaged: 0 }]
  const due = (state: OrderReturn['state']) =>
    refundDue(orderOf([back(1, 1), back(2, 2, { state, received })]), back(1, 1))
  expect([due('requested'), due('declined'), due('received')]).toEqual([290_000, 290_000, 290_000])
  // With the last piece, the delivery fee is refunded, too.
  expect([due('refunded'), due('exchanged')]).toEqual([320_000, 320_000])
})

test('each returned piece is replaced §10.17.6', () => {
  const one = back(1, 2, { received: [{ item_id: 2, as_new: 1, damaged: 1 }] })
  const { bill, left } = exchangeTermsOf(orderOf([one]), one, [{ item_id: 2, price: 150_000 }])
  expect([bill.total, left]).toEqual([100_000, 0])
})

test('a whole order is refunded with its delivery fee §10.17.5', () => {
  const items = [
    { item_id: 1, as_new: 1, damaged: 0 },
    { item_id: 2, as_new: 0, damaged: 2 },
  ]
  const one = back(1, 1, { received: items })
  expect(refundDue(orderOf([one]), one)).toBe(465_000)
})

test('the same price is even; a dearer thing is paid, a cheaper one leaves a rest to refund §10.17.6', () => {
  const one = back(1, 1)
  const order = orderOf([one])
  const outcome = (price: number) => exchangeTermsOf(order, one, [{ item_id: 1, price }])
  expect(outcome(400_000)).toMatchObject({ bill: { total: 0 }, left: 0 })
  expect(outcome(450_000)).toMatchObject({ bill: { total: 50_000 }, left: 0 })
  // A cheaper replacement gets only a share of the discount.
  expect(outcome(380_000)).toMatchObject({ bill: { total: 0 }, left: 14_500 })
  expect(outcome(450_000).bill.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['subtotal', 450_000],
    ['discount', -100_000],
    ['promotion', -10_000],
    ['exchange', -290_000],
  ])
  // The replacement of a whole order takes over its discount and its delivery.
  const whole = orderOf([one], { items: [item(1, 600_000)] })
  expect(exchangeTermsOf(whole, one, [{ item_id: 1, price: 600_000 }])).toMatchObject({
    bill: { total: 0 },
    credit: 465_000,
    left: 0,
  })
})

test('a replacing order holds the worth of the returned things, and refunds it §10.17.6', () => {
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
  expect(amountHeld(order)).toBe(450_000)
  expect(refundDue(order, one)).toBe(450_000)
  const ofTwo = { ...order, items: [item(1, 300_000), item(2, 150_000)] }
  expect(refundDue(ofTwo, back(1, 2))).toBe(150_000)
  const full = {
    ...ofTwo,
    total_amount: 450_000,
    bill: { lines: lines.slice(0, 1), total: 450_000 },
  }
  expect(refundDue(full, back(1, 2)), 'without anything left to pay').toBe(150_000)
  const cancelled = { ...order, status: 'cancelled' } as const
  expect(amountHeld(cancelled), 'its credit belongs to its return again §10.18.7').toBe(50_000)
  const refund = { method: 'cash', amount: 30_000, reference: '', at: null } as const
  expect(amountHeld({ ...cancelled, refunds: [refund] })).toBe(20_000)
  const sentOn = back(2, 1, {
    state: 'exchanged',
    exchange: { id: 3, code: 'ML3', credit: 450_000 },
  })
  expect(amountHeld({ ...order, returns: [sentOn] })).toBe(0)
})

test('another variant of a product costs the price paid', () => {
  const paid = { product_id: 1, price: 400_000 }
  expect(replacementPrice(paid, { product_id: 1, price: 500_000 })).toBe(400_000)
  expect(replacementPrice(paid, { product_id: 2, price: 500_000 })).toBe(500_000)
})

const line = fc.record({
  product: fc.nat(4),
  categories: fc.constant([]),
  price: fc.integer({ min: 1, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const voucher = fc.record({
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  amount: fc.integer({ min: 1, max: 2_000_000 }),
  minimum: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
  is_for_all: fc.boolean(),
  products: fc.array(fc.record({ id: fc.nat(4) }), { maxLength: 2 }),
  categories: fc.constant([]),
})
const step = fc.record({
  what: fc.constantFrom('refund', 'exchange', 'exchange'),
  pick: fc.nat(),
  units: fc.integer({ min: 1, max: 3 }),
  price: fc.integer({ min: 1, max: 2_000_000 }),
  product: fc.nat(4),
})
const story = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  code: fc.option(voucher),
  changed: fc.option(fc.array(line, { minLength: 1, maxLength: 4 })),
  kept: fc.nat(3),
  steps: fc.array(step, { maxLength: 6 }),
  sendsTerms: fc.boolean(),
})

type Sold = { product: number; price: number; quantity: number }

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Returns a delivered order of these lines, with their discounts if the host sends them. */
function soldOf(id: number, lines: readonly Sold[], bill: Bill, off: Discounts['granted'] | null) {
  const items = lines.map(({ product, price, quantity }, at) => ({
    ...item(id * 10 + at, price, quantity),
    product_id: product,
    ...(off && { granted: [...(off[at] ?? [])] }),
  }))
  const amounts = { subtotal: subtotalOf(lines), total_amount: bill.total, bill, items }
  return orderOf([], { id, code: String(id), ...amounts })
}

const unitsLeft =
  ({ returns }: Order) =>
  (item: OrderItem) =>
    item.quantity - sumOf(returns.map((one) => returnedUnits(one, item.id)))

/** Returns the lines of an order after a change. The first `kept` lines stay, and the other lines are new. */
function changedLines({ items }: Order, changed: readonly Sold[], kept: number) {
  return changed.map((one, at) => {
    const own = at < kept ? items[at] : undefined
    const product_id = own ? own.product_id : one.product
    return { ...one, id: own?.id ?? null, product_id, price: own?.price ?? one.price }
  })
}

test('with any vouchers, changes, returns and exchanges, the money paid is the money held plus the refunds §10.23.1 §10.23.2 §10.17.7', () => {
  fc.assert(
    fc.property(story, ({ lines, code, changed, kept, steps, sendsTerms }) => {
      const sent = <One>(terms: One) => (sendsTerms ? terms : null)
      const grant = code && voucherGrant(code, lines)
      const own = grant !== null && 'granted' in grant ? { ...grant, coupon: 'MA' } : null
      const bill = billOf(subtotalOf(lines), own ?? {})
      const sale = soldOf(1, lines, bill, sent(discountsByLine(bill, lines, own?.isEarned)))

      const next = changedLines(sale, changed ?? lines, changed ? kept : lines.length)
      const terms = billTermsAfterChange(sale, next)
      const sold = next.map((one) => ({ ...one, product: one.product_id ?? 0 }))
      const first = soldOf(1, sold, terms.bill, sent(terms.granted))
      expect(sumOf(terms.bill.lines.map(({ amount }) => amount))).toBe(first.total_amount)
      const placed = {
        bill,
        items: sale.items.map((item, at) => ({
          ...item,
          granted: [...(discountsOf(sale).granted[at] ?? [])],
        })),
      }
      expect(billTermsAfterChange({ ...first, placed }, sale.items).bill, 'taken back').toEqual(
        bill,
      )

      const orders = [first]
      let given = 0
      let came = first.total_amount
      for (const { what, pick, units, price, product } of steps) {
        const order = orders[pick % orders.length] ?? first
        const left = order.items.filter((one) => unitsLeft(order)(one) > 0)
        const item = left[pick % Math.max(1, left.length)]
        if (!item) continue
        const quantity = Math.min(units, unitsLeft(order)(item))
        const one = back(order.returns.length + 1, item.id, {
          items: [{ item_id: item.id, quantity, reason: 'fit', wish: 'refund' }],
          received: [{ item_id: item.id, as_new: quantity, damaged: 0 }],
        })
        const due = refundDue(order, one)
        const before = paidForUnits(order, unitsLeft(order))
        const instead = {
          product,
          price: replacementPrice(item, { product_id: product, price }),
          quantity,
        }
        const out = exchangeTermsOf(order, one, [{ item_id: item.id, price: instead.price }])
        const isEven = instead.price === item.price
        expect([out.credit + out.left, isEven && out.bill.total + out.left]).toEqual([
          due,
          isEven && 0,
        ])
        if (what === 'refund') {
          given += due
          order.returns.push({ ...one, state: 'refunded', refunds: [...refund(due)] })
        } else {
          const id = orders.length + 1
          orders.push(soldOf(id, [instead], out.bill, sent(out.granted)))
          came += out.bill.total
          given += out.left
          const exchange = { id, code: String(id), credit: out.credit }
          order.returns.push({
            ...one,
            state: 'exchanged',
            refunds: [...refund(out.left)],
            exchange,
          })
        }
        expect(before - paidForUnits(order, unitsLeft(order)), 'the price paid').toBe(due)
        expect(due).toBeLessThanOrEqual(item.price * quantity + deliveryFee())
      }
      expect(orders.map(amountHeld)).toEqual(
        orders.map((order) => paidForUnits(order, unitsLeft(order))),
      )
      expect(sumOf(orders.map(amountHeld))).toBe(came - given)
      const whole = orders.map((order) => paidForUnits(order, ({ quantity }) => quantity))
      expect(whole).toEqual(orders.map((order) => order.total_amount + exchangeCredit(order)))
      expect(Math.min(...orders.flatMap(eachPaid))).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 10_000, seed: 67 },
  )
}, 0)

const eachPaid = (order: Order) =>
  order.items.map((item) => paidForUnits(order, (other) => Number(other === item)))
