/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type DeleteCategoryParams = {
  /**
   * Id of another category that takes its products and its address. An unknown one, or the deleted itself, is a 422.
   * @minimum 1
   */
  reassign_to?: number
}
