/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A variant that runs out.
 */
export type LowStock = {
  /** @minimum 1 */
  product_id: number
  name: string
  color: string
  size: string
  /** @minimum 0 */
  stock: number
}
