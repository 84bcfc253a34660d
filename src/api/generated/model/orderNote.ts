/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A note of the staff.
 */
export type OrderNote = {
  /** @minimum 1 */
  id: number
  text: string
  by: string
  at: string
}
