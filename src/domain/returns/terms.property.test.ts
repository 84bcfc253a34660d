import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bill, BillLine, Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billOf, creditOf, fixedAmounts, subtotalOf } from '../order/bill'
import { changedTerms, grantedOn, paidFor, termsOf } from '../order/terms'
import { voucherGrant } from '../voucher/grant'
import { dueFor, exchangeOf, heldOf, replacementPrice } from './money'
import { unitsBack } from './returns'

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

/** A delivered order of these lines, by the bill and with what each line was granted. */
function orderOf(
  id: number,
  lines: readonly Sold[],
  bill: Bill,
  granted: readonly (readonly BillLine[])[] | null,
) {
  const items = lines.map(({ product, price, quantity }, at): OrderItem => ({
    id: id * 10 + at,
    product_id: product,
    variant_id: null,
    product_name: '',
    slug: null,
    color: '',
    size: '',
    quantity,
    price,
    variant: null,
    ...(granted && { granted: [...(granted[at] ?? [])] }),
  }))
  const order: Order = {
    id,
    code: String(id),
    status: 'delivered',
    payment_method: 'cod',
    payment_status: 'successful',
    full_name: '',
    phone: '',
    email: null,
    address: '',
    note: null,
    subtotal: subtotalOf(lines),
    discount_amount: 0,
    shipping_amount: null,
    total_amount: bill.total,
    bill,
    items,
    events: [],
    shipment: null,
    created_at: null,
    exchange_of: null,
    returns: [],
  }
  return order
}

const unitsLeft =
  ({ returns }: Order) =>
  (item: OrderItem) =>
    item.quantity - sumOf(returns.map((one) => unitsBack(one, item.id)))

/** What a random change makes of an order: some of its lines go on, the others are new. */
function changedLines({ items }: Order, changed: readonly Sold[], kept: number) {
  return changed.map((one, at) => {
    const own = at < kept ? items[at] : undefined
    const product_id = own ? own.product_id : one.product
    return { ...one, id: own?.id ?? null, product_id, price: own?.price ?? one.price }
  })
}

/** Pieces of a line that came back, and wait for what becomes of them. */
const returnOf = (order: Order, { id }: OrderItem, quantity: number): OrderReturn => ({
  id: order.returns.length + 1,
  state: 'received',
  requested_at: null,
  items: [{ item_id: id, quantity, reason: 'fit', wish: 'refund' }],
  note: null,
  photos: [],
  answer: null,
  events: [],
  received: [{ item_id: id, as_new: quantity, damaged: 0 }],
  refunds: [],
  exchange: null,
})

const paidBack = (amount: number) => [{ method: 'cash', amount, reference: '', at: null } as const]

test('over any vouchers, changes, returns and exchanges of exchanges, what was paid is what is kept and what went back §10.23.1 §10.23.2 §10.17.7', () => {
  fc.assert(
    fc.property(story, ({ lines, code, changed, kept, steps, sendsTerms }) => {
      const sent = <One>(terms: One) => (sendsTerms ? terms : null)
      const grant = code && voucherGrant(code, lines)
      const own = grant !== null && 'granted' in grant ? { ...grant, coupon: 'MA' } : null
      const bill = billOf(subtotalOf(lines), own ?? {})
      const sale = orderOf(1, lines, bill, sent(grantedOn(bill, lines, own?.isEarned)))

      const next = changedLines(sale, changed ?? lines, changed ? kept : lines.length)
      const terms = changedTerms(sale, next)
      const sold = next.map((one) => ({ ...one, product: one.product_id ?? 0 }))
      const first = orderOf(1, sold, terms.bill, sent(terms.granted))
      expect(sumOf(terms.bill.lines.map(({ amount }) => amount))).toBe(first.total_amount)
      const placed = {
        bill,
        items: sale.items.map((item, at) => ({
          ...item,
          granted: [...(termsOf(sale).granted[at] ?? [])],
        })),
      }
      expect(changedTerms({ ...first, placed }, sale.items).bill, 'taken back').toEqual(bill)

      const orders = [first]
      let given = 0
      let came = first.total_amount
      for (const { what, pick, units, price, product } of steps) {
        const order = orders[pick % orders.length] ?? first
        const left = order.items.filter((one) => unitsLeft(order)(one) > 0)
        const item = left[pick % Math.max(1, left.length)]
        if (!item) continue
        const quantity = Math.min(units, unitsLeft(order)(item))
        const one = returnOf(order, item, quantity)
        const due = dueFor(order, one)
        const before = paidFor(order, unitsLeft(order))
        const instead = {
          product,
          price: replacementPrice(item, { product_id: product, price }),
          quantity,
        }
        const out = exchangeOf(order, one, [{ item_id: item.id, price: instead.price }])
        const isEven = instead.price === item.price
        expect([out.credit + out.left, isEven && out.bill.total + out.left]).toEqual([
          due,
          isEven && 0,
        ])
        if (what === 'refund') {
          given += due
          order.returns.push({ ...one, state: 'refunded', refunds: paidBack(due) })
        } else {
          const id = orders.length + 1
          orders.push(orderOf(id, [instead], out.bill, sent(out.granted)))
          came += out.bill.total
          given += out.left
          const exchange = { id, code: String(id), credit: out.credit }
          order.returns.push({ ...one, state: 'exchanged', refunds: paidBack(out.left), exchange })
        }
        expect(before - paidFor(order, unitsLeft(order)), 'what was paid for it').toBe(due)
        expect(due).toBeLessThanOrEqual(item.price * quantity + fixedAmounts.shipping)
      }
      expect(orders.map(heldOf)).toEqual(orders.map((order) => paidFor(order, unitsLeft(order))))
      expect(sumOf(orders.map(heldOf))).toBe(came - given)
      const whole = orders.map((order) => paidFor(order, ({ quantity }) => quantity))
      expect(whole).toEqual(orders.map((order) => order.total_amount + creditOf(order)))
      expect(Math.min(...orders.flatMap(eachPaid))).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 10_000, seed: 67 },
  )
}, 0)

const eachPaid = (order: Order) =>
  order.items.map((item) => paidFor(order, (other) => Number(other === item)))
