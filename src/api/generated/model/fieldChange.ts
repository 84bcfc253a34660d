/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One field, before and after, as texts. Amounts are whole VND in digits.
 */
export type FieldChange = {
  /**
   * Name of the field: `price`, `status`.
   * @maxLength 255
   */
  field: string
  /**
   * Empty for nothing.
   * @maxLength 100000
   */
  before: string
  /**
   * Empty for nothing.
   * @maxLength 100000
   */
  after: string
}
