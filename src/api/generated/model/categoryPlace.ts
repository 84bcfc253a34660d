/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where a category moves.
 */
export type CategoryPlace = {
  /** @minimum 1 */
  id: number
  /**
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /** @minimum 0 */
  position: number
}
