/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What is waited for, and who waits. At least one of `email` and `phone` is there.
 */
export type RestockNoticeRequest = {
  /**
   * A variant of the product.
   * @minimum 1
   */
  variant_id: number
  /**
   * Where the message goes. A host compares it without case.
   * @maxLength 255
   * @nullable
   */
  email?: string | null
  /**
   * Where the message goes, however it is written; `+84 912…` and `0912…` are one number.
   * @maxLength 20
   * @nullable
   */
  phone?: string | null
}
