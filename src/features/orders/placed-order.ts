import * as v from 'valibot'
import type { Order, OrderItem } from '@/api/generated/model'
import { readStored, sessionStore } from '@/lib/storage'

/** What a success page shows of an order (Product §2, §3). Amounts in whole VND, as the server charged them. */
export type PlacedOrder = Pick<
  Order,
  | 'code'
  | 'full_name'
  | 'phone'
  | 'address'
  | 'subtotal'
  | 'discount_amount'
  | 'shipping_amount'
  | 'total_amount'
> & { items: readonly PlacedItem[] }

export type PlacedItem = Pick<
  OrderItem,
  'id' | 'product_name' | 'original_name' | 'color' | 'size' | 'quantity' | 'price' | 'variant'
>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that was just placed, on the way to its success page (Product §2.11). */
    order?: PlacedOrder
  }
}

const schema = v.object({
  code: v.string(),
  full_name: v.string(),
  phone: v.string(),
  address: v.string(),
  subtotal: v.number(),
  discount_amount: v.number(),
  shipping_amount: v.nullable(v.number()),
  total_amount: v.number(),
  items: v.array(
    v.object({
      id: v.number(),
      product_name: v.string(),
      original_name: v.nullish(v.string()),
      color: v.string(),
      size: v.string(),
      quantity: v.number(),
      price: v.number(),
      variant: v.nullable(v.looseObject({})),
    }),
  ),
})

/** True for an order that can be shown; storage and answers may hold something else. */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
  return v.is(schema, value)
}

const key = 'last_order'

/** Stores the order that was just placed, so that its success page survives a reload (Product §2.11). */
export function storeLastOrder(order: PlacedOrder): void {
  sessionStore.write(key, JSON.stringify(order))
}

/** The order of this tab's last success page; null without one. */
export function readLastOrder(): PlacedOrder | null {
  return readStored(sessionStore, key, v.custom<PlacedOrder>(isPlacedOrder)) ?? null
}
