/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { MoveOutcome } from './moveOutcome.ts'

/**
 * What became of all.
 */
export type MoveOrdersData = {
  /** One for each order, as sent. */
  outcomes: MoveOutcome[]
}
