/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What became of one row.
 */
export type BulkOutcome = {
  /** @minimum 1 */
  id: number
  ok: boolean
  message: string
}
