import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AdminOrderData, Order, OrderChangeRequest } from '@/api/generated/model'
import { type Line, lineKey, lineSchema } from '@/domain/cart/cart'
import { type RecipientForm, recipientRequest } from '@/domain/order/form'
import { billTermsAfterChange } from '@/domain/order/terms'
import { parseDelivery } from '@/features/addresses/parse-address'
import { optionalIfValid, wholeNumberOrTextFrom } from '@/lib/schema'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import type { FieldTable } from '@/ui/editor/fields'
import { orderLinesField, sharedOrderFields } from './new-order'

/** A line in the form that changes an order. */
export type OrderChangeLine = Line & {
  /** The id of the line in the saved order. Undefined for a new line. */
  itemId?: number
}

/** The values of an order that staff may change before it ships. */
export type OrderChange = RecipientForm & { note: string; lines: readonly OrderChangeLine[] }

/** The saved order for the editor. `row` is the host's answer, from which all other values are made. */
export type EditableOrder = SavedVersion<OrderChange, AdminOrderData> & { row: AdminOrderData }

export const orderChangeFields: FieldTable<OrderChange> = {
  lines: {
    ...orderLinesField,
    // A product that the shop no longer sells has the product id 0.
    stored: v.array(
      v.object({
        ...lineSchema.entries,
        productId: wholeNumberOrTextFrom(0),
        itemId: optionalIfValid(wholeNumberOrTextFrom(1)),
      }),
    ),
    equal: (a, b) => linesFingerprint(a.lines) === linesFingerprint(b.lines),
  },
  ...sharedOrderFields,
}

/**
 * Keeps unsaved changes in this browser tab only, because they contain a phone number and a delivery address.
 */
export const orderChangeDrafts = draftStoreOf<OrderChange>('draft_order_change', orderChangeFields)

/**
 * Returns a text that is equal for two lists with the same products, quantities and prices. The ids and the
 * sequence of the lines do not matter.
 */
export function linesFingerprint(lines: readonly OrderChangeLine[]): string {
  const keys = lines.map((line) => [lineKey(line), line.quantity, line.price].join('×'))
  return keys.toSorted().join(' ')
}

/**
 * Returns the saved order as a saved version for the editor. The address is split into street, province,
 * district and ward.
 */
export async function orderForEditor(
  client: QueryClient,
  row: AdminOrderData,
): Promise<EditableOrder> {
  const { id, full_name, phone, address, note, items } = row.order
  const form = {
    ...(await parseDelivery(client, { name: full_name, phone, address })),
    note: note ?? '',
    lines: items.map(lineOf),
  }
  return { id, form, row, updatedAt: row.updated_at ?? null }
}

function lineOf(item: Order['items'][number]): OrderChangeLine {
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

/** Returns the bill and the terms of an order as they would be with these lines. */
export const orderTermsWithLines = (order: Order, lines: readonly OrderChangeLine[]) =>
  billTermsAfterChange(
    order,
    lines.map(({ itemId, productId, price, quantity }) => ({
      id: itemId,
      product_id: productId,
      price,
      quantity,
    })),
  )

/**
 * Returns the request with the total that is on the screen, in VND. Returns null while the delivery address
 * is incomplete.
 */
export function orderChangeRequest(
  form: OrderChange,
  updatedAt: string | null,
  quotedTotal: number,
): OrderChangeRequest | null {
  const recipient = recipientRequest(form)
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
