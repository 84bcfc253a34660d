/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type CreateOrderHeaders = {
  /**
   * One key makes one order (Product §4.8); it stays the same while the shopper retries one order. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: string
}
