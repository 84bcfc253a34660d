import * as v from 'valibot'
import { readStored, sessionStore } from '@/lib/storage'
import { isPlacedOrder, type PlacedOrder } from './placed-order'

const key = 'last_order'

/** Mirrors the order that was just placed, so that its success page survives a reload (Product §2.11). */
export function keepLastOrder(order: PlacedOrder): void {
  sessionStore.write(key, JSON.stringify(order))
}

/** The order of this tab's last success page; null without one. */
export function lastOrder(): PlacedOrder | null {
  return readStored(sessionStore, key, v.custom<PlacedOrder>(isPlacedOrder)) ?? null
}
