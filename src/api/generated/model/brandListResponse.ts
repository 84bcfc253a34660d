/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Envelope.
 */
export type BrandListResponse = {
  success: true
  message: string
  data: string[]
}
