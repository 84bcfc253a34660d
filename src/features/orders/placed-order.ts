import type { Order, OrderItem } from '@/api/generated/model'

/** What a success page shows of an order (spec §2, §3). Amounts in whole VND, as the server charged them. */
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
  'id' | 'product_name' | 'color' | 'size' | 'quantity' | 'price' | 'variant'
>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that was just placed, on the way to its success page (decisions §2). */
    order?: PlacedOrder
  }
}

const texts = ['code', 'full_name', 'phone', 'address'] as const
const amounts = ['subtotal', 'discount_amount', 'shipping_amount', 'total_amount'] as const

/** Whether this is an order that can be shown: it may come from a storage or an answer of the wrong shape. */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
  return (
    isObject(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    amounts.every((name) => typeof value[name] === 'number') &&
    Array.isArray(value.items) &&
    value.items.every(isPlacedItem)
  )
}

function isPlacedItem(value: unknown): value is PlacedItem {
  return (
    isObject(value) &&
    (['product_name', 'color', 'size'] as const).every((name) => typeof value[name] === 'string') &&
    (['id', 'quantity', 'price'] as const).every((name) => typeof value[name] === 'number') &&
    (value.variant === null || isObject(value.variant))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
