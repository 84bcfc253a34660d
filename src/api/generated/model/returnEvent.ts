/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReturnState } from './returnState.ts'

/**
 * A step of a return.
 */
export type ReturnEvent = {
  state: ReturnState
  /** ISO 8601. */
  at: string
  /**
   * Who of the staff took it; null for shoppers, and where nobody did.
   * @maxLength 255
   * @nullable
   */
  by: string | null
}
