/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type LookUpOrderParams = {
  /**
   * `code` of the order. Any text; what can be no code is a miss.
   * @maxLength 8192
   */
  code: string
  /**
   * `phone` of the order, in whole. Any text; what can be no phone is a miss.
   * @maxLength 8192
   */
  phone: string
}
