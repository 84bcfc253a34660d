/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type Payment = {
  payment_id: string
  /** @nullable */
  redirect_url: string | null
}
