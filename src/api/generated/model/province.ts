/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3. `has_districts` is false where the two-level model of July 2025 is served: wards hang on the province.
 */
export type Province = {
  /** @minimum 1 */
  id: number
  name: string
  code: string
  has_districts: boolean
}
