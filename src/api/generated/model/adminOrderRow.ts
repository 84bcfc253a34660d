/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CollectedCash } from './collectedCash.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { PaymentDoubt } from './paymentDoubt.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * An order as the table of the back office shows it.
 */
export type AdminOrderRow = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone: `ML261122-0042`.
   * @maxLength 255
   */
  code: string
  /**
   * Who receives it.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Whereto, as `adminOrder` says it. Without it no list tells of a slip of an older delivery.
   * @maxLength 1000
   */
  address?: string
  status: OrderStatus
  /** Null where it is not known. Then nobody may collect money by it. */
  payment_method: PaymentMethod | null
  payment_status: PaymentStatus
  /** Why nobody knows whether it is paid; null or absent where that is clear. */
  payment_doubt?: PaymentDoubt | null
  /** Null or absent where no carrier has collected it, and where the host has no `settleCash`. */
  cash?: CollectedCash | null
  /**
   * Parcels of this customer that came back, of other orders. Absent where the host does not count them.
   * @minimum 0
   */
  refused_count?: number
  /**
   * Units, not lines.
   * @minimum 0
   */
  item_count: number
  /**
   * Whole VND. What is paid.
   * @minimum 0
   */
  total_amount: number
  /**
   * ISO 8601.
   * @nullable
   */
  created_at: string | null
  /** The version of the order, later with every change. Sent back with a move, it keeps back an order that changed since. */
  updated_at?: string
}
