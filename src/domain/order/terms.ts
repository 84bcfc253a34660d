import type { Bill, BillLine, Order, OrderItem } from '@/api/generated/model'
import {
  billOfLines,
  chargedBill,
  exchangeCredit,
  type OrderAmounts,
  subtotalOf,
  isCreditLine,
  refusedGoodsAmount,
} from './bill'

/**
 * The discounts of one line of an order. Each discount is a part of a line of the bill. Its amount is
 * negative, in whole VND.
 */
type Granted = readonly BillLine[]

const sumOf = (lines: Granted) => lines.reduce((sum, { amount }) => sum + amount, 0)
const isSame = (one: BillLine, other: BillLine) =>
  one.code === other.code && one.label === other.label
const isOff = (line: BillLine) => line.amount < 0 && !isCreditLine(line)

/**
 * Splits a whole amount in proportion to the weights. The parts are whole numbers and add up to the amount.
 * If all weights are 0, all parts are 0.
 */
function split(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = (weight: number) => (all === 0 ? 0 : Math.round((amount * weight) / all) + 0)
  let before = 0
  return weights.map((weight) => upTo((before += weight)) - upTo(before - weight))
}

const shareOf = (amount: number, part: number, whole: number) =>
  split(amount, [part, whole - part])[0] ?? 0

/** Returns discounts that add up to this amount. Each kind of discount keeps its proportion. */
function partOf(granted: Granted, amount: number): BillLine[] {
  const parts = split(
    amount,
    granted.map((line) => -line.amount),
  )
  return granted
    .map((line, index) => ({ ...line, amount: parts[index] ?? 0 }))
    .filter((line) => line.amount !== 0)
}

const unitsOf = (granted: Granted, units: number, quantity: number) =>
  partOf(granted, shareOf(sumOf(granted), units, quantity))

/** Returns the discounts that remain after a part is taken away. */
const without = (granted: Granted, part: Granted) =>
  granted.map((line) => ({
    ...line,
    amount: line.amount - sumOf(part.filter((one) => isSame(one, line))),
  }))

/**
 * Splits the discounts of a bill over the lines of the order, in proportion to the remaining price of each
 * line (Product §10.23). The voucher is split first, because it may apply to only some lines. If the
 * discounts exceed the price of the goods, the rest is not split. It reduces the delivery fee.
 * @param isEarned True for each line to which the voucher applies. Without this list, the voucher applies to
 * all lines.
 */
export function discountsByLine(
  { lines: all }: Pick<Bill, 'lines'>,
  lines: readonly Pick<OrderItem, 'price' | 'quantity'>[],
  isEarned: readonly boolean[] = [],
): BillLine[][] {
  const off = all.filter(isOff)
  const left = lines.map(({ price, quantity }) => price * quantity)
  const granted = lines.map((): BillLine[] => [])
  const isCoupon = ({ code }: BillLine) => code === 'coupon'
  for (const line of [...off.filter(isCoupon), ...off.filter((one) => !isCoupon(one))]) {
    const weights = left.map((value, at) => (isCoupon(line) && isEarned[at] === false ? 0 : value))
    const most = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [at, amount] of split(Math.max(line.amount, -most), weights).entries()) {
      if (amount !== 0) granted[at]?.push({ ...line, amount })
      left[at] = (left[at] ?? 0) + amount
    }
  }
  return granted
}

/** The discounts of an order, by line. */
export type Discounts = {
  /** The discounts of each line, in the order of the lines. */
  granted: readonly Granted[]
  /**
   * True if the order has discounts, and the host does not send the discounts of each line. They are then
   * calculated from the prices.
   */
  isEstimate: boolean
}

type Placed = OrderAmounts & Pick<Order, 'items' | 'placed'>

type Sold = Pick<OrderItem, 'price' | 'quantity' | 'granted'>

const termsIn = (bill: Pick<Bill, 'lines'>, items: readonly Sold[]): Discounts => {
  const sent = items.flatMap(({ granted }) => (granted ? [granted] : []))
  return sent.length === items.length
    ? { granted: sent, isEstimate: false }
    : { granted: discountsByLine(bill, items), isEstimate: bill.lines.some(isOff) }
}

export const discountsOf = (order: Placed): Discounts => termsIn(chargedBill(order), order.items)

/**
 * Returns the amount that was paid for some units of an order, in whole VND: their price less their share of
 * the discounts. The delivery fee is included unless there are no units. For all units, the result is the
 * total of the order before credits and before goods that were refused at the door.
 */
export function paidForUnits(order: Placed, unitsLeft: (item: OrderItem) => number): number {
  const { granted } = discountsOf(order)
  const paid = (units: typeof unitsLeft) =>
    order.items.reduce((sum, item, at) => {
      const off = shareOf(sumOf(granted[at] ?? []), units(item), item.quantity)
      return sum + item.price * units(item) + off
    }, 0)
  const whole = order.total_amount + exchangeCredit(order) + refusedGoodsAmount(order)
  const goods = paid(unitsLeft)
  return order.items.some((item) => unitsLeft(item) > 0)
    ? whole - paid(({ quantity }) => quantity) + goods
    : 0
}

/** Goods that are taken out of an order, with the discounts that still belong to them. */
type Leaving = { productId: number | null; value: number; granted: Granted }

/**
 * Moves the discounts of removed goods to new goods of this value. Cheaper goods get a proportional share of
 * the discounts. More expensive goods get exactly the whole discount. The function takes the moved value and
 * discounts out of `from`.
 */
function takeOver(from: Leaving, value: number): { taken: number; granted: BillLine[] } {
  const taken = Math.min(value, from.value)
  const granted = partOf(from.granted, shareOf(sumOf(from.granted), taken, from.value))
  from.value -= taken
  from.granted = without(from.granted, granted)
  return { taken, granted }
}

/**
 * Returns the lines of a bill after its goods have changed. The discounts of the new goods replace the
 * discounts of the old goods. The delivery fee stays only if `hasDelivery` is true. Credit lines are left
 * out.
 */
function linesUnder(
  bill: Pick<Bill, 'lines'>,
  before: readonly Granted[],
  { lines, granted }: { lines: readonly Sold[]; granted: readonly Granted[] },
  hasDelivery: boolean,
): BillLine[] {
  const partsOf = (line: BillLine, parts: readonly Granted[]) =>
    sumOf(parts.flat().filter((one) => isSame(one, line)))
  return bill.lines.flatMap((line) => {
    if (isCreditLine(line)) return []
    if (line.code === 'subtotal') return [{ ...line, amount: subtotalOf(lines) }]
    if (!isOff(line)) return hasDelivery ? [line] : []
    const ofDelivery = hasDelivery ? line.amount - partsOf(line, before) : 0
    return [{ ...line, amount: partsOf(line, granted) + ofDelivery }]
  })
}

/** A line of a changed order. It has the id of the existing line, or no id if it is new. */
export type ChangedOrderLine = {
  id: number | null | undefined
  product_id: number | null
  price: number
  quantity: number
}

/**
 * The bill of an order and the discounts of its lines. `isEstimate` is true if the discounts are calculated
 * from the prices.
 */
export type BillTerms = Discounts & { bill: Bill }

/**
 * Returns the bill and the discounts of an order after its lines were changed (Product §10.14.4). The
 * conditions of the original sale apply. A unit that stays keeps its discount. An added unit takes over the
 * discount of a removed unit, preferably of the same product. Further added units get no discount.
 */
export function billTermsAfterChange(order: Placed, next: readonly ChangedOrderLine[]): BillTerms {
  const now = chargedBill(order).lines
  const sale = order.placed ?? { bill: { lines: now }, items: order.items }
  const terms = termsIn(sale.bill, sale.items)
  const stays = (item: { id: number; quantity: number }) =>
    Math.min(item.quantity, next.find(({ id }) => id === item.id)?.quantity ?? 0)
  const leaving = sale.items.map((item, at): Leaving & { stays: number; kept: BillLine[] } => {
    const [own, units] = [terms.granted[at] ?? [], stays(item)]
    const kept = unitsOf(own, units, item.quantity)
    const value = item.price * (item.quantity - units)
    return { productId: item.product_id, value, granted: without(own, kept), stays: units, kept }
  })
  const added = next.map(({ id, product_id, price, quantity }) => {
    const own = leaving[sale.items.findIndex((item) => item.id === id)]
    const left = price * (quantity - (own?.stays ?? 0))
    return { productId: product_id, left, granted: [...(own?.kept ?? [])] }
  })
  for (const isOwn of [true, false])
    for (const line of added)
      for (const from of leaving.filter(
        ({ productId }) => (productId === line.productId) === isOwn,
      )) {
        const { taken, granted } = takeOver(from, line.left)
        line.left -= taken
        line.granted = merged([...line.granted, ...granted])
      }
  const granted = added.map((line) => line.granted)
  // The delivery fee may have changed since the sale, so the present one counts.
  const fees = sale.bill.lines.map((line) =>
    isOff(line) ? line : (now.find((one) => isSame(one, line)) ?? line),
  )
  const bill = billOfLines([
    ...linesUnder({ lines: fees }, terms.granted, { lines: next, granted }, true),
    ...now.filter(({ code }) => code === 'exchange'),
  ])
  // If the host's total differs from the sum of its bill lines, the difference stays.
  const total = Math.max(0, bill.total + order.total_amount - billOfLines(now).total)
  return { granted, isEstimate: terms.isEstimate, bill: { ...bill, total } }
}

/**
 * Returns the bill and the discounts of an order after another order was merged into it (Product §10.24.3).
 * Each line keeps its price and its discounts. The delivery fee is paid only once.
 */
export function mergedBillTerms(order: Placed, other: Placed): BillTerms {
  const [own, more] = [discountsOf(order), discountsOf(other)]
  const before = chargedBill(order)
  const added = merged(more.granted.flat())
  const joined = before.lines.map((line) =>
    line.code === 'subtotal'
      ? { ...line, amount: line.amount + subtotalOf(other.items) }
      : { ...line, amount: line.amount + sumOf(added.filter((one) => isSame(one, line))) },
  )
  const others = added.filter((one) => !before.lines.some((line) => isSame(one, line)))
  const bill = billOfLines([...joined, ...others])
  return {
    granted: [...own.granted, ...more.granted],
    isEstimate: own.isEstimate || more.isEstimate,
    // If the host's total differs from the sum of its bill lines, the difference stays.
    bill: { ...bill, total: bill.total + before.total - billOfLines(before.lines).total },
  }
}

/** Adds up the discounts of each kind. */
function merged(granted: Granted): BillLine[] {
  const kinds = granted.filter((line, at) => granted.findIndex((one) => isSame(one, line)) === at)
  return kinds.map((line) => ({
    ...line,
    amount: sumOf(granted.filter((one) => isSame(one, line))),
  }))
}

/**
 * The units of a line that are returned, the units that stay, and the price of one piece that replaces a
 * returned unit.
 */
type Replacing = {
  item: OrderItem
  units: number
  stay: number
  price: number
}

/**
 * Returns the bill and the discounts of goods that replace returned units (Product §10.17.6). A new piece
 * takes over the discount of the piece that it replaces.
 * @param hasDelivery True if the whole order comes back. The delivery fee then moves to the replacement.
 */
export function replacementBillTerms(
  order: Placed,
  replaced: readonly Replacing[],
  hasDelivery: boolean,
): BillTerms {
  const terms = discountsOf(order)
  const granted = replaced.map(({ item, units, stay, price }) => {
    const own = terms.granted[order.items.indexOf(item)] ?? []
    const upTo = (count: number) => shareOf(sumOf(own), count, item.quantity)
    const off = partOf(own, upTo(stay + units) - upTo(stay))
    return takeOver({ productId: null, value: item.price * units, granted: off }, price * units)
      .granted
  })
  const lines = replaced.map(({ price, units: quantity }) => ({ price, quantity }))
  const bill = billOfLines(
    linesUnder(chargedBill(order), terms.granted, { lines, granted }, hasDelivery),
  )
  return { granted, isEstimate: terms.isEstimate, bill }
}
