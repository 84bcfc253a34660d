import type { Bill, BillLine, Order, OrderItem } from '@/api/generated/model'
import { billWith, chargedBill, creditOf, type OrderAmounts, subtotalOf } from './bill'

/** The discounts of an order's line, as parts of the bill's lines. Each amount is negative, in whole VND. */
type Granted = readonly BillLine[]

const sumOf = (lines: Granted) => lines.reduce((sum, { amount }) => sum + amount, 0)
const isSame = (one: BillLine, other: BillLine) =>
  one.code === other.code && one.label === other.label
const isOff = ({ code, amount }: BillLine) => amount < 0 && code !== 'exchange'

/**
 * Splits a whole amount in proportion to the weights. The parts are whole and add up to it. Without any
 * weight, all parts are 0.
 */
function split(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = (weight: number) => (all === 0 ? 0 : Math.round((amount * weight) / all) + 0)
  let before = 0
  return weights.map((weight) => upTo((before += weight)) - upTo(before - weight))
}

const shareOf = (amount: number, part: number, whole: number) =>
  split(amount, [part, whole - part])[0] ?? 0

/** Returns the part of the discounts that comes to this amount, each kind in proportion. */
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

/** Returns the rest of the discounts without a part. */
const without = (granted: Granted, part: Granted) =>
  granted.map((line) => ({
    ...line,
    amount: line.amount - sumOf(part.filter((one) => isSame(one, line))),
  }))

/**
 * Splits the discounts of a bill over the lines that earned them, in proportion to the rest of each line's
 * price (Product §10.23). The voucher comes first, because it may be for some lines only. The part that
 * exceeds the goods reduces the delivery fee.
 * @param isEarned the lines that the voucher is for; all by default
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

export type Terms = {
  /** The discounts of each line, in the order of the lines. */
  granted: readonly Granted[]
  /** True when the host does not send them. They are then split by the prices. */
  isEstimate: boolean
}

type Placed = OrderAmounts & Pick<Order, 'items' | 'placed'>

type Sold = Pick<OrderItem, 'price' | 'quantity' | 'granted'>

const termsIn = (bill: Pick<Bill, 'lines'>, items: readonly Sold[]): Terms => {
  const sent = items.flatMap(({ granted }) => (granted ? [granted] : []))
  return sent.length === items.length
    ? { granted: sent, isEstimate: false }
    : { granted: discountsByLine(bill, items), isEstimate: bill.lines.some(isOff) }
}

export const termsOf = (order: Placed): Terms => termsIn(chargedBill(order), order.items)

/**
 * Returns the amount paid for units of an order's lines, in whole VND: the price less the share of the
 * discounts. The delivery fee counts while one unit is left. All units together are the order's total,
 * credits included.
 */
export function paidFor(order: Placed, unitsLeft: (item: OrderItem) => number): number {
  const { granted } = termsOf(order)
  const paid = (units: typeof unitsLeft) =>
    order.items.reduce((sum, item, at) => {
      const off = shareOf(sumOf(granted[at] ?? []), units(item), item.quantity)
      return sum + item.price * units(item) + off
    }, 0)
  const whole = order.total_amount + creditOf(order)
  const goods = paid(unitsLeft)
  return order.items.some((item) => unitsLeft(item) > 0)
    ? whole - paid(({ quantity }) => quantity) + goods
    : 0
}

/** Goods that leave an order with their discounts, or the rest of them. */
type Leaving = { productId: number | null; value: number; granted: Granted }

/**
 * Moves the discount of leaving goods to goods of a value: the proportional share for a cheaper thing, and
 * never more than the whole.
 */
function takeOver(from: Leaving, value: number): { taken: number; granted: BillLine[] } {
  const taken = Math.min(value, from.value)
  const granted = partOf(from.granted, shareOf(sumOf(from.granted), taken, from.value))
  from.value -= taken
  from.granted = without(from.granted, granted)
  return { taken, granted }
}

/** Returns the lines of a bill for other goods: their discounts take the place of the old ones. */
function linesUnder(
  bill: Pick<Bill, 'lines'>,
  before: readonly Granted[],
  { lines, granted }: { lines: readonly Sold[]; granted: readonly Granted[] },
  hasDelivery: boolean,
): BillLine[] {
  const partsOf = (line: BillLine, parts: readonly Granted[]) =>
    sumOf(parts.flat().filter((one) => isSame(one, line)))
  return bill.lines.flatMap((line) => {
    if (line.code === 'exchange') return []
    if (line.code === 'subtotal') return [{ ...line, amount: subtotalOf(lines) }]
    if (!isOff(line)) return hasDelivery ? [line] : []
    const ofDelivery = hasDelivery ? line.amount - partsOf(line, before) : 0
    return [{ ...line, amount: partsOf(line, granted) + ofDelivery }]
  })
}

/** A line of the changed order: an existing one with its id, or a new one. */
export type NextLine = {
  id: number | null | undefined
  product_id: number | null
  price: number
  quantity: number
}

/** Lines with their bill, their discounts, and whether these are an estimate. */
export type BillTerms = Terms & { bill: Bill }

/**
 * Returns the terms of an order with changed lines (Product §10.14.4). The terms of the sale hold, whatever
 * changed in between. A unit that stays keeps its discount. An added thing takes over the discount of a
 * removed one, first of the same product. Further added things get no discount.
 */
export function changedTerms(order: Placed, next: readonly NextLine[]): BillTerms {
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
  // The delivery may have changed since the sale.
  const fees = sale.bill.lines.map((line) =>
    isOff(line) ? line : (now.find((one) => isSame(one, line)) ?? line),
  )
  const bill = billWith([
    ...linesUnder({ lines: fees }, terms.granted, { lines: next, granted }, true),
    ...now.filter(({ code }) => code === 'exchange'),
  ])
  // A charge of the host outside the lines of its bill stays.
  const total = Math.max(0, bill.total + order.total_amount - billWith(now).total)
  return { granted, isEstimate: terms.isEstimate, bill: { ...bill, total } }
}

/** Joins the lines of each kind. */
function merged(granted: Granted): BillLine[] {
  const kinds = granted.filter((line, at) => granted.findIndex((one) => isSame(one, line)) === at)
  return kinds.map((line) => ({
    ...line,
    amount: sumOf(granted.filter((one) => isSame(one, line))),
  }))
}

/** Returned units of a line, the units that stay, and the price of one replacing piece. */
type Replacing = {
  item: OrderItem
  units: number
  stay: number
  price: number
}

/**
 * Returns the terms of goods that replace returned units (Product §10.17.6). A new thing takes over the
 * discount of the piece that it replaces.
 * @param hasDelivery true when the whole order comes back; the delivery fee then moves to the replacement
 */
export function replacedTerms(
  order: Placed,
  replaced: readonly Replacing[],
  hasDelivery: boolean,
): BillTerms {
  const terms = termsOf(order)
  const granted = replaced.map(({ item, units, stay, price }) => {
    const own = terms.granted[order.items.indexOf(item)] ?? []
    const upTo = (count: number) => shareOf(sumOf(own), count, item.quantity)
    const off = partOf(own, upTo(stay + units) - upTo(stay))
    return takeOver({ productId: null, value: item.price * units, granted: off }, price * units)
      .granted
  })
  const lines = replaced.map(({ price, units: quantity }) => ({ price, quantity }))
  const bill = billWith(
    linesUnder(chargedBill(order), terms.granted, { lines, granted }, hasDelivery),
  )
  return { granted, isEstimate: terms.isEstimate, bill }
}
