/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type PaypalStatusParams = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  token: string
}
