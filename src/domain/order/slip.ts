import type { AdminOrderRow } from '@/api/generated/model'
import type { OpeningRule } from '@/domain/delivery/carriers'
import { hashOfText } from '@/lib/kept'

/** The paper sizes for packing slips: A6 for label printers, or A4 with four slips on each sheet. */
export const slipPaperSizes = ['a6', 'a4'] as const
export type SlipPaperSize = (typeof slipPaperSizes)[number]

/** The shop as the sender on a slip. `look` tells whether the recipient may open the parcel before paying. */
export type SlipSender = { name: string; phone: string; address: string; look: OpeningRule }

/**
 * Distributes the parts of a slip over pages. The parts keep their order, and no part is divided. Returns the
 * indexes of the parts on each page.
 * @param heights The heights of the parts, in the same unit as `room`.
 * @param room The free height of the first page and of each further page.
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
 * Splits a long text into pieces of at most `max` characters, between words if possible. A slip can then
 * continue on a new page between two pieces.
 */
export function slipTextPieces(text: string, max: number): string[] {
  const piece = new RegExp(String.raw`\S[\s\S]{0,${max - 1}}(?!\S)|\S{1,${max}}`, 'gu')
  return (text.match(piece) ?? []).map((piece) => piece.trim())
}

/** The printable width of a slip, in mm. */
export const slipWidthMm = 95

/** The size of a label printer's dot in mm (203 dpi). */
const dot = 0.125
const barDots = [3, 2]

/**
 * Returns the width of the narrowest bar in mm, as large as the slip allows. The width is a whole number of
 * printer dots. Returns null if the code is too long for a slip.
 * @param modules The width of the code in narrowest bars, including the light zones.
 */
export function slipBarWidth(modules: number): number | null {
  const dots = barDots.find((count) => modules * count * dot <= slipWidthMm)
  return dots === undefined ? null : dots * dot
}

/** The recipient of an order. Some lists do not contain the address. */
type Receiver = Pick<AdminOrderRow, 'id' | 'full_name' | 'phone' | 'address'>

/** A hash of the recipient on each printed slip, by the id of the order. The latest slip comes last. */
export type RecipientHashes = ReadonlyMap<number, string>

/**
 * The number of printed slips that are remembered. A shop hands over its parcels before it has printed as
 * many further slips, so older entries are not needed.
 */
export const maxRecipientHashes = 500

const deliveryMark = ({ full_name, phone, address }: Receiver) =>
  hashOfText([full_name, phone, address].join('\n'))

/**
 * Returns the printed slips with these orders added at the end. The oldest slips beyond `maxRecipientHashes`
 * are dropped.
 */
export function withRecipientHashes(
  made: RecipientHashes,
  orders: readonly Receiver[],
): RecipientHashes {
  const all = new Map(made)
  for (const order of orders) {
    all.delete(order.id)
    all.set(order.id, deliveryMark(order))
  }
  return new Map([...all].slice(-maxRecipientHashes))
}

/**
 * Returns the orders whose recipient has changed since their slip was printed. Orders without an address are
 * left out, because some lists do not contain the address.
 */
export function ordersWithNewRecipient<Order extends Receiver>(
  made: RecipientHashes,
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(
    (order) =>
      order.address !== undefined &&
      made.has(order.id) &&
      made.get(order.id) !== deliveryMark(order),
  )
}
