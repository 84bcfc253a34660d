/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type DeleteCategoryParams = {
  /**
   * Where its products go.
   * @minimum 1
   */
  reassign_to?: number
}
