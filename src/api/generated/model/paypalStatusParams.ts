/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type PaypalStatusParams = {
  /**
   * As PayPal added it to the return address (`returnFromPaypal`).
   * @minLength 1
   * @maxLength 255
   */
  token: string
}
