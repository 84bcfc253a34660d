/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CashSettlement } from './cashSettlement.ts'
import type { Shipment } from './shipment.ts'

/**
 * Cash that was collected at the door. The customer has paid (`payment_status` is `successful`); the shop has what the settlements brought, and is owed the rest.
 */
export type CollectedCash = {
  /**
   * Whole VND. What was to be collected.
   * @minimum 0
   */
  due: number
  /**
   * Whole VND. The sum of the settlements; it may be more than `due`.
   * @minimum 0
   */
  received: number
  /** When it was delivered. ISO 8601. */
  since: string
  /** Who carried it. Null where nobody knows. */
  shipment?: Shipment | null
  /** Oldest first. */
  settlements: CashSettlement[]
}
