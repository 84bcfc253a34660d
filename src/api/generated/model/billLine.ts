/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A line of a bill.
 */
export type BillLine = {
  /**
   * What it is for. The shop has texts for `subtotal`, `discount`, `shipping`, `promotion`, `coupon` and `exchange`; of any other it shows the label.
   * @maxLength 255
   */
  code: string
  /**
   * A text in the language of the call, for codes that are not in the list; of `coupon`, its code; of `exchange`, the code of the order whose things came back.
   * @maxLength 255
   */
  label: string
  /** Whole VND; what is taken off is negative. */
  amount: number
}
