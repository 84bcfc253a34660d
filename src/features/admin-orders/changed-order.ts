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

/** A line of the form that changes an order. */
export type ChangedLine = Line & {
  /** The id of the line in the order. A new line has no id. */
  itemId?: number
}

/** The values of an order that staff may change before it ships. */
export type ChangedOrder = Delivery & { note: string; lines: readonly ChangedLine[] }

/** The saved order in the form's own values, together with the host's answer. */
export type SavedOrder = Saved<ChangedOrder, AdminOrderData> & { row: AdminOrderData }

export const changedOrderFields: FieldTable<ChangedOrder> = {
  lines: {
    ...orderLines,
    // The product id is 0 in a line that has a product which the shop no longer sells.
    stored: v.array(
      v.object({
        ...storedLine.entries,
        productId: storedWhole(0),
        itemId: optionalIfValid(storedWhole(1)),
      }),
    ),
    equal: (a, b) => linesKey(a.lines) === linesKey(b.lines),
  },
  ...orderParts,
}

/** Drafts are kept for this tab only, because they contain a phone number and an address. */
export const changedOrderDrafts = draftStore<ChangedOrder>('draft_order_change', changedOrderFields)

/**
 * Returns a key for lines. Lines with the same products, quantities and prices have the same key, even if
 * their ids differ.
 */
export function linesKey(lines: readonly ChangedLine[]): string {
  const keys = lines.map((line) => [lineKey(line), line.quantity, line.price].join('×'))
  return keys.toSorted().join(' ')
}

/**
 * Returns the saved order with its values for the form. The address is split into province, district and
 * ward.
 */
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

/** Returns the terms of an order after its lines are replaced. */
export const orderTermsWith = (order: Order, lines: readonly ChangedLine[]) =>
  changedTerms(
    order,
    lines.map(({ itemId, productId, price, quantity }) => ({
      id: itemId,
      product_id: productId,
      price,
      quantity,
    })),
  )

/**
 * Returns the request, which includes the total on the screen. Returns null while the address is incomplete.
 */
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
