/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One field, before and after, as texts. Amounts are whole VND in digits.
 */
export type FieldChange = {
  /** Name of the field: `price`, `status`. */
  field: string
  /** Empty for nothing. */
  before: string
  /** Empty for nothing. */
  after: string
}
