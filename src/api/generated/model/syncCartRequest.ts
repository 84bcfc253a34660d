/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartItem } from './cartItem.ts'

/**
 * Product §7.
 */
export type SyncCartRequest = {
  /** @maxItems 10000 */
  items: CartItem[]
}
