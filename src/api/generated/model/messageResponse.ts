/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A success without data. The shop also takes 204 or an empty body for it.
 */
export type MessageResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
}
