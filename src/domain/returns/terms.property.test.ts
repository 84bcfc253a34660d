import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bill, BillLine, Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billOf, creditOf, fixedAmounts, subtotalOf } from '../order/bill'
import { changedTerms, grantedOn, paidFor } from '../order/terms'
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

test('over any vouchers, changes, returns and exchanges of exchanges, what was paid is what is kept and what went back §10.23.1 §10.17.7', () => {
  fc.assert(
    fc.property(story, ({ lines, code, changed, kept, steps, sendsTerms }) => {
      const grant = code && voucherGrant(code, lines)
      const isGranted = grant !== null && 'granted' in grant
      const bill = billOf(
        subtotalOf(lines),
        isGranted ? { coupon: 'MA', granted: grant.granted } : {},
      )
      const granted = grantedOn(bill, lines, isGranted ? grant.isEarned : [])
      let first = orderOf(1, lines, bill, sendsTerms ? granted : null)
      if (changed) {
        const next = changed.map((one, at) => {
          const own = at < kept ? first.items[at] : undefined
          return own
            ? {
                ...one,
                id: own.id,
                product_id: own.product_id,
                price: own.price,
              }
            : { ...one, id: null, product_id: one.product }
        })
        const terms = changedTerms(first, next)
        const sold = next.map((one) => ({
          ...one,
          product: one.product_id ?? 0,
        }))
        expect(sumOf(terms.bill.lines.map(({ amount }) => amount))).toBe(terms.bill.total)
        first = orderOf(1, sold, terms.bill, sendsTerms ? terms.granted : null)
      }
      const orders = [first]
      let given = 0
      let came = first.total_amount
      for (const { what, pick, units, price, product } of steps) {
        const order = orders[pick % orders.length]
        const left = order?.items.filter((item) => unitsLeft(order)(item) > 0) ?? []
        const item = left[pick % Math.max(1, left.length)]
        if (!order || !item) continue
        const count = Math.min(units, unitsLeft(order)(item))
        const one: OrderReturn = {
          id: order.returns.length + 1,
          state: 'received',
          requested_at: null,
          items: [
            {
              item_id: item.id,
              quantity: count,
              reason: 'fit',
              wish: 'refund',
            },
          ],
          note: null,
          photos: [],
          answer: null,
          events: [],
          received: [{ item_id: item.id, as_new: count, damaged: 0 }],
          refunds: [],
          exchange: null,
        }
        const due = dueFor(order, one)
        const before = paidFor(order, unitsLeft(order))
        const refund = (amount: number) => [
          { method: 'cash', amount, reference: '', at: null } as const,
        ]
        if (what === 'refund') {
          given += due
          order.returns.push({
            ...one,
            state: 'refunded',
            refunds: refund(due),
          })
        } else {
          const cost = replacementPrice(item, { product_id: product, price })
          const out = exchangeOf(order, one, [{ item_id: item.id, price: cost }])
          const id = orders.length + 1
          const made = orderOf(
            id,
            [{ product, price: cost, quantity: count }],
            out.bill,
            sendsTerms ? out.granted : null,
          )
          expect(out.credit + out.left, 'what came back is worth').toBe(due)
          if (cost === item.price) expect([out.bill.total, out.left], 'even').toEqual([0, 0])
          came += made.total_amount
          given += out.left
          orders.push(made)
          order.returns.push({
            ...one,
            state: 'exchanged',
            refunds: refund(out.left),
            exchange: { id, code: String(id), credit: out.credit },
          })
        }
        expect(
          before - paidFor(order, unitsLeft(order)),
          'a line gives back what was paid for it',
        ).toBe(due)
        expect(due).toBeLessThanOrEqual(item.price * count + fixedAmounts.shipping)
      }
      for (const order of orders)
        expect(heldOf(order), 'kept').toBe(paidFor(order, unitsLeft(order)))
      expect(sumOf(orders.map(heldOf))).toBe(came - given)
      for (const order of orders) {
        expect(paidFor(order, ({ quantity }) => quantity)).toBe(
          order.total_amount + creditOf(order),
        )
        for (const item of order.items)
          expect(paidFor(order, (other) => Number(other === item))).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 10_000, seed: 67 },
  )
}, 0)
