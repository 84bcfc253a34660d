/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What became of one order.
 */
export type CashOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
}
