/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartItem } from './cartItem.ts'
import type { ReplacedOrder } from './replacedOrder.ts'

/**
 * The whole cart of the browser. The server keeps no cart.
 */
export type SyncCartRequest = {
  /**
   * In the order of the cart.
   * @maxItems 10000
   */
  items: CartItem[]
  replaces?: ReplacedOrder | null
}
