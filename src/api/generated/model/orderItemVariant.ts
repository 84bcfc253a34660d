/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type OrderItemVariant = {
  /** @nullable */
  image_url: string | null
}
