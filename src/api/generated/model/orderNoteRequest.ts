/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A note to add.
 */
export type OrderNoteRequest = {
  /**
   * Plain text, not only blanks.
   * @minLength 1
   * @maxLength 2000
   */
  text: string
}
