import type { AdminOrderRow } from '@/api/generated/model'
import type { ParcelLook } from '@/domain/delivery/carriers'
import { markOf } from '@/lib/kept'

/** The papers that slips are printed on: A6 for label printers, or four of them on a sheet of A4. */
export const slipPapers = ['a6', 'a4'] as const
export type SlipPaper = (typeof slipPapers)[number]

/** The shop, as a slip names who sends it, and what its courier lets the recipient do before she pays. */
export type Sender = { name: string; phone: string; address: string; look: ParcelLook }

/**
 * Deals the parts of a slip to its pages, in their order and each as a whole; what does not fit any more
 * begins the next page. Returns the indexes of the parts by page.
 * @param heights of the parts, in the unit of `room`
 * @param room what the first page and each further one have below their heads
 */
export function slipPages(
  heights: readonly number[],
  room: { first: number; next: number },
): number[][] {
  let page: number[] = []
  let left = room.first
  const pages = [page]
  for (const [part, height] of heights.entries()) {
    if (height > left && (page.length > 0 || left < room.next)) {
      page = []
      pages.push(page)
      left = room.next
    }
    page.push(part)
    left -= height
  }
  return pages
}

/**
 * Returns a long text in pieces of at most `most` characters, between words where there are any: no piece is
 * higher than a page.
 */
export function textPieces(text: string, most: number): string[] {
  const piece = new RegExp(String.raw`\S[\s\S]{0,${most - 1}}(?!\S)|\S{1,${most}}`, 'gu')
  return (text.match(piece) ?? []).map((one) => one.trim())
}

/** The width of a slip between its edges, in mm. */
export const slipWidth = 95

/**
 * The dots of a label printer (203 dpi), in mm, and how many of them the narrowest bar may have: fewer are
 * not read for sure.
 */
const dot = 0.125
const barDots = [3, 2]

/**
 * Returns the width of the narrowest bar, in mm: whole dots of a label printer, as wide as the slip allows.
 * Null where the code is too long to be read by a scanner.
 * @param modules its width in narrowest bars, light zones included
 */
export function barWidth(modules: number): number | null {
  const dots = barDots.find((count) => modules * count * dot <= slipWidth)
  return dots === undefined ? null : dots * dot
}

/** Who receives an order, and where; a list may not say the address. */
type Receiver = Pick<AdminOrderRow, 'id' | 'full_name' | 'phone' | 'address'>

/** A mark of the delivery that stands on the slip of an order, by the order's id; the latest last. */
export type SlipsMade = ReadonlyMap<number, string>

/** More than leave a shop in the days between a slip and its parcel. */
export const keptOrders = 500

const deliveryMark = ({ full_name, phone, address }: Receiver) =>
  markOf([full_name, phone, address].join('\n'))

/** Returns what was made, with the slips of these orders as the latest. */
export function madeWith(made: SlipsMade, orders: readonly Receiver[]): SlipsMade {
  const all = new Map(made)
  for (const order of orders) {
    all.delete(order.id)
    all.set(order.id, deliveryMark(order))
  }
  return new Map([...all].slice(-keptOrders))
}

/** Returns the orders whose slip says another delivery than they have now. */
export function madeBeforeChange<Order extends Receiver>(
  made: SlipsMade,
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(
    (order) =>
      order.address !== undefined &&
      made.has(order.id) &&
      made.get(order.id) !== deliveryMark(order),
  )
}
