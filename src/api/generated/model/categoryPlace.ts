/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where a category goes.
 */
export type CategoryPlace = {
  /**
   * Of the category that moves.
   * @minimum 1
   */
  id: number
  /**
   * Null: level 1. Else a category that stands on level 1 after the move.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * Among its new siblings, ascending; gaps do no harm.
   * @minimum 0
   */
  position: number
}
