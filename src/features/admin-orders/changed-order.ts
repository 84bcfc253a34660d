import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AdminOrderData, Order, OrderChangeRequest } from '@/api/generated/model'
import { type Line, lineKey, storedLine } from '@/domain/cart/cart'
import { type Delivery, recipientOf } from '@/domain/order/form'
import { changedTerms } from '@/domain/order/terms'
import { readDelivery } from '@/features/addresses/read-address'
import { optionalIfValid, storedWhole } from '@/lib/schema'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import type { FieldTable } from '@/ui/editor/fields'
import { orderLines, orderParts } from './new-order'

/** A line of an order that is changed. */
export type ChangedLine = Line & {
  /** The id of the order's own line; a new one has none. */
  itemId?: number
}

/** What is changed of an order before it ships. */
export type ChangedOrder = Delivery & { note: string; lines: readonly ChangedLine[] }

/** An order as its form holds it, with the host's answer. */
export type SavedOrder = Saved<ChangedOrder, AdminOrderData> & { row: AdminOrderData }

export const changedOrderFields: FieldTable<ChangedOrder> = {
  lines: {
    ...orderLines,
    // A line whose product is not known has none in the shop.
    stored: v.array(
      v.object({
        ...storedLine.entries,
        productId: storedWhole(0),
        itemId: optionalIfValid(storedWhole(1)),
      }),
    ),
    equal: (one, other) => linesKey(one.lines) === linesKey(other.lines),
  },
  ...orderParts,
}

/** As long as the tab lives: it holds somebody's number and address. */
export const changedOrderDrafts = draftStore<ChangedOrder>('draft_order_change', changedOrderFields)

/**
 * Two lists of lines with the same key are the same things at the same prices, whatever ids their lines have.
 */
export function linesKey(lines: readonly ChangedLine[]): string {
  const keys = lines.map((line) => [lineKey(line), line.quantity, line.price].join('×'))
  return keys.toSorted().join(' ')
}

/** Returns an order as its form holds it; its address is read into the selectors. */
export async function savedOrder(client: QueryClient, row: AdminOrderData): Promise<SavedOrder> {
  const { id, full_name, phone, address, note, items } = row.order
  const form = {
    ...(await readDelivery(client, { name: full_name, phone, address })),
    note: note ?? '',
    lines: items.map(lineOf),
  }
  return { id, form, row, updatedAt: row.updated_at ?? null }
}

function lineOf(item: Order['items'][number]): ChangedLine {
  const { id, product_id, variant_id, product_name, slug, quantity, price } = item
  return {
    itemId: id,
    productId: product_id ?? 0,
    variantId: variant_id,
    quantity,
    price,
    image: item.variant?.image_url ?? null,
    name: product_name,
    slug: slug ?? String(id),
    color: item.color || null,
    size: item.size || null,
  }
}

/** Returns the terms of an order with these lines, by its own. */
export const termsWith = (order: Order, lines: readonly ChangedLine[]) =>
  changedTerms(
    order,
    lines.map(({ itemId, productId, price, quantity }) => ({
      id: itemId,
      product_id: productId,
      price,
      quantity,
    })),
  )

/** Returns what is sent, at the total that was shown; null while the address is not complete. */
export function changeRequest(
  form: ChangedOrder,
  updatedAt: string | null,
  quotedTotal: number,
): OrderChangeRequest | null {
  const recipient = recipientOf(form)
  return (
    recipient && {
      ...recipient,
      note: form.note.normalize('NFC').trim(),
      items: form.lines.map(({ itemId, productId, variantId, quantity }) => ({
        id: itemId ?? null,
        product_id: productId || null,
        variant_id: variantId,
        quantity,
      })),
      quoted_total: quotedTotal,
      ...(updatedAt !== null && { updated_at: updatedAt }),
    }
  )
}
