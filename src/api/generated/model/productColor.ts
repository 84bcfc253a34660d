/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type ProductColor = {
  name: string
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  color_code: string
}
