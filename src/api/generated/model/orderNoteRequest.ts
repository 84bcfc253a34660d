/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A note to add.
 */
export type OrderNoteRequest = {
  /**
   * @minLength 1
   * @maxLength 2000
   */
  text: string
}
