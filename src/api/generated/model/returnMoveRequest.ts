/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReceivedLine } from './receivedLine.ts'
import type { ReturnExchangeLine } from './returnExchangeLine.ts'
import type { ReturnMoveRequestState } from './returnMoveRequestState.ts'
import type { ReturnRefundRequest } from './returnRefundRequest.ts'

/**
 * The next state of a return, and what belongs to it.
 */
export type ReturnMoveRequest = {
  /** Where it moves to. */
  state: ReturnMoveRequestState
  /**
   * What the shop says to her. Needed with `declined`; empty or absent keeps the last one.
   * @maxLength 2000
   */
  answer?: string
  /**
   * With `received`. Each line of the return at most once, at least one unit.
   * @maxItems 1000
   */
  received?: ReceivedLine[]
  /** With `refunded`, and with `exchanged` where something is left over. */
  refund?: ReturnRefundRequest | null
  /**
   * With `exchanged`. Lines of which something came back, at least one; the others are refunded.
   * @maxItems 1000
   */
  exchange?: ReturnExchangeLine[]
  /**
   * Whole VND. With `exchanged`, the total of the new order that the staff have seen.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` of the order as it was read. An older one than the stored is a 409. Without it the return is always moved. */
  updated_at?: string
}
