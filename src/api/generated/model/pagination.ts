/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where this page stands in the list.
 */
export type Pagination = {
  /**
   * 1-based; the page that was asked for, even beyond the last one.
   * @minimum 1
   */
  current_page: number
  /**
   * 1 for an empty list.
   * @minimum 1
   */
  last_page: number
  /**
   * The size that was applied.
   * @minimum 1
   * @nullable
   */
  per_page: number | null
  /**
   * Entries on all pages. Without it the shop shows no count.
   * @minimum 0
   * @nullable
   */
  total: number | null
}
