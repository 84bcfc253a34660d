import type { AdminOrderRow } from '@/api/generated/model'
import type { ParcelLook } from '@/domain/delivery/carriers'
import { markOf } from '@/lib/kept'

/** Papers for packing slips: A6 for label printers, or four slips on a sheet of A4. */
export const slipPapers = ['a6', 'a4'] as const
export type SlipPaper = (typeof slipPapers)[number]

/** The shop as the sender on a slip, and whether the recipient may open the parcel before payment. */
export type Sender = { name: string; phone: string; address: string; look: ParcelLook }

/**
 * Distributes the parts of a slip over pages, in order and each as a whole. Returns the indexes of the parts
 * by page.
 * @param heights of the parts, in the unit of `room`
 * @param room the free height of the first page and of each further one
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
 * Splits a long text into pieces of at most `max` characters, between words if possible, so that no piece is
 * higher than a page.
 */
export function textPieces(text: string, max: number): string[] {
  const piece = new RegExp(String.raw`\S[\s\S]{0,${max - 1}}(?!\S)|\S{1,${max}}`, 'gu')
  return (text.match(piece) ?? []).map((piece) => piece.trim())
}

/** The width of a slip between its edges, in mm. */
export const slipWidth = 95

/**
 * The dot of a label printer (203 dpi), in mm, and the dots of the narrowest bar. Scanners do not read fewer
 * reliably.
 */
const dot = 0.125
const barDots = [3, 2]

/**
 * Returns the width of the narrowest bar, in mm: whole dots of a label printer, as wide as the slip allows.
 * Null when the code is too long for a scanner.
 * @param modules the code's width in narrowest bars, light zones included
 */
export function barWidth(modules: number): number | null {
  const dots = barDots.find((count) => modules * count * dot <= slipWidth)
  return dots === undefined ? null : dots * dot
}

/** The recipient of an order. A list may lack the address. */
type Receiver = Pick<AdminOrderRow, 'id' | 'full_name' | 'phone' | 'address'>

/** A mark of the delivery on each printed slip, by the order's id. The latest last. */
export type PrintedSlips = ReadonlyMap<number, string>

/** More orders than a shop sends in the days between a slip and its parcel. */
export const keptOrders = 500

const deliveryMark = ({ full_name, phone, address }: Receiver) =>
  markOf([full_name, phone, address].join('\n'))

/** Adds the slips of these orders as the latest ones. */
export function withPrintedSlips(made: PrintedSlips, orders: readonly Receiver[]): PrintedSlips {
  const all = new Map(made)
  for (const order of orders) {
    all.delete(order.id)
    all.set(order.id, deliveryMark(order))
  }
  return new Map([...all].slice(-keptOrders))
}

/** Returns the orders whose slip shows another delivery than they have now. */
export function ordersWithOldSlip<Order extends Receiver>(
  made: PrintedSlips,
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(
    (order) =>
      order.address !== undefined &&
      made.has(order.id) &&
      made.get(order.id) !== deliveryMark(order),
  )
}
