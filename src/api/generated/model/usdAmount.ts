/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An amount as PayPal charges it.
 */
export type UsdAmount = {
  /**
   * US dollars, with cents: 19.81.
   * @minimum 0
   */
  amount: number
  /**
   * VND for one US dollar.
   * @exclusiveMinimum 0
   */
  rate: number
}
