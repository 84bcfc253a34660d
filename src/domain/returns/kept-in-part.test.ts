import { expect, test } from 'vitest'
import type { Order } from '@/api/generated/model'
import { parcelContentText } from '../carriers/carrier-file'
import { billOf } from '../order/bill'
import { blankItem, blankOrder, blankReturn } from '../order/order.fixtures'
import { discountsByLine, paidForUnits } from '../order/terms'
import { billOfKeptGoods, canKeepPart, isPartRefused, likelyRefusedLines } from './kept-in-part'

/**
 * The bill of a parcel with goods for 600,000₫: one piece for 400,000₫ and two for 100,000₫ each. The bill
 * has 165,000₫ discount and 30,000₫ for delivery.
 */
const bill = billOf(600_000)
const lines = [
  { ...blankItem, id: 1, price: 400_000, quantity: 1 },
  { ...blankItem, id: 2, price: 100_000, quantity: 2 },
]
const granted = discountsByLine(bill, lines)
const order: Order = {
  ...blankOrder,
  status: 'shipped',
  subtotal: 600_000,
  discount_amount: 165_000,
  total_amount: bill.total,
  bill,
  items: lines.map((line, at) => ({ ...line, granted: granted[at] ?? [] })),
}
const piece = (item_id: number, quantity = 1) => ({ item_id, quantity })

test('refused pieces reduce the bill by the rule for returned goods, and the delivery fee stays §10.25.2', () => {
  const kept = billOfKeptGoods(order, [piece(1)])
  expect(kept.total).toBe(175_000)
  expect(kept.lines.at(-1)).toEqual({ code: 'refused', label: '', amount: -290_000 })
  expect(billOfKeptGoods(order, [piece(2)]).total).toBe(bill.total - 72_500)
  const after = { ...order, bill: kept, total_amount: kept.total }
  expect(paidForUnits(after, ({ id, quantity }) => (id === 1 ? 0 : quantity))).toBe(kept.total)
})

test.each<[string, Partial<Order>, number, boolean]>([
  ['on its way', {}, 0, true],
  ['delivered, with cash that a carrier owes', { status: 'delivered' }, 1, true],
  ['delivered and settled', { status: 'delivered' }, 0, false],
  ['still in the shop', { status: 'processing' }, 0, false],
  ['paid already', { payment_status: 'successful' }, 0, false],
  ['paid by PayPal', { payment_method: 'paypal' }, 0, false],
  ['with a return', { returns: [blankReturn] }, 0, false],
  ['that replaces returned goods', { exchange_of: { id: 1, code: 'ML1' } }, 0, false],
  ['of one piece', { items: [{ ...blankItem, quantity: 1 }] }, 0, false],
])('an order %s can be kept in part: %o, owed %d, %s §10.25.1', (_what, other, owed, expected) => {
  expect(canKeepPart({ ...order, ...other }, owed)).toBe(expected)
})

test.each([
  ['one piece', [piece(1)], true],
  ['nothing', [], false],
  ['everything', [piece(1), piece(2, 2)], false],
  ['more than was sent', [piece(2, 3)], false],
  ['a line of another order', [piece(9)], false],
  ['a line twice', [piece(2), piece(2)], false],
])('if %s goes back (%o), only a part is refused: %s §10.25.1', (_what, back, expected) => {
  expect(isPartRefused(order, back)).toBe(expected)
})

test('a short amount identifies the refused pieces only if one combination fits §10.25.5', () => {
  expect(likelyRefusedLines(order, 175_000)).toEqual([piece(1)])
  expect(likelyRefusedLines(order, bill.total - 72_500)).toEqual([piece(2)])
  expect(likelyRefusedLines(order, 100_000)).toBeNull()
  const twins = {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      product_name: `Áo ${item.id}`,
      price: 300_000,
      quantity: 1,
      granted: [],
    })),
  }
  expect(likelyRefusedLines(twins, twins.total_amount - 300_000)).toBeNull()
  const named = parcelContentText(twins.items.slice(0, 1)).toUpperCase()
  expect(likelyRefusedLines(twins, twins.total_amount - 300_000, named)).toEqual([piece(2)])
  const large = { ...order, items: Array.from({ length: 12 }, (_, id) => ({ ...blankItem, id })) }
  expect(likelyRefusedLines(large, 1)).toBeNull()
})
