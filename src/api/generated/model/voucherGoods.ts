/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A product or a category that a voucher is for.
 */
export type VoucherGoods = {
  /**
   * Of the product or category.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of its page.
   * @maxLength 255
   */
  slug: string
  /** True for one that was deleted; it keeps its last name. */
  is_gone?: boolean
}
