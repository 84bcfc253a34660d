/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3; per_page and total are ours.
 */
export type Pagination = {
  /** @minimum 1 */
  current_page: number
  /** @minimum 1 */
  last_page: number
  /** @minimum 1 */
  per_page: number
  /** @minimum 0 */
  total: number
}
