/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReceivedLine } from './receivedLine.ts'
import type { ReturnEvent } from './returnEvent.ts'
import type { ReturnExchange } from './returnExchange.ts'
import type { ReturnLine } from './returnLine.ts'
import type { ReturnRefund } from './returnRefund.ts'
import type { ReturnState } from './returnState.ts'

/**
 * Units of an order that go back, for a refund or an exchange.
 */
export type OrderReturn = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  state: ReturnState
  /**
   * ISO 8601; the shop shows it in UTC+7.
   * @nullable
   */
  requested_at: string | null
  /** In the order of the request. */
  items: ReturnLine[]
  /**
   * In her words.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /** Addresses of pictures. */
  photos: string[]
  /**
   * What the shop says to her, such as why it is declined or where to send it. In the language of the call where the host says it by itself.
   * @maxLength 5000
   * @nullable
   */
  answer: string | null
  /** Its steps, oldest first. */
  events: ReturnEvent[]
  /** What came back; empty until then. */
  received: ReceivedLine[]
  /** What was paid back for it, oldest first. */
  refunds: ReturnRefund[]
  /** What was sent instead. Null for a refund, and until then. */
  exchange: ReturnExchange | null
}
