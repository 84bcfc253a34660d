/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'
import type { OrderEvent } from './orderEvent.ts'
import type { OrderItem } from './orderItem.ts'
import type { OrderReference } from './orderReference.ts'
import type { OrderReturn } from './orderReturn.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { PaymentStatus } from './paymentStatus.ts'
import type { PlacedTerms } from './placedTerms.ts'
import type { ReturnRefund } from './returnRefund.ts'
import type { Shipment } from './shipment.ts'

/**
 * An order. Product §3 names the code, the person, the amounts and the lines; the rest is ours.
 */
export type Order = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * What people say on the phone: `ML261122-0042`. Unique; in `/account/orders/{code}`.
   * @maxLength 255
   */
  code: string
  status: OrderStatus
  /** Null where it is not known. Then nobody may collect money by it. */
  payment_method: PaymentMethod | null
  payment_status: PaymentStatus
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
   * Complete: street, ward, district, province.
   * @maxLength 1000
   */
  address: string
  /**
   * Where the confirmation goes. Null where it goes nowhere; the shop then promises none.
   * @maxLength 255
   * @nullable
   */
  email: string | null
  /**
   * Of the shopper; null without one.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /**
   * Whole VND. Sum of price × quantity.
   * @minimum 0
   */
  subtotal: number
  /**
   * Whole VND. All that is taken off: discount and promotion or coupon.
   * @minimum 0
   */
  discount_amount: number
  /**
   * Whole VND. Added to the subtotal. When absent or null, it is not shown.
   * @minimum 0
   * @nullable
   */
  shipping_amount: number | null
  /**
   * Whole VND. What is paid: subtotal + shipping − discount, less what returned things pay (the line `exchange` of the bill). The shop shows it and computes nothing.
   * @minimum 0
   */
  total_amount: number
  /** What was charged, line by line. Null where the host keeps no lines; then the amounts are shown. */
  bill: Bill | null
  /** In the order of the request. */
  items: OrderItem[]
  /** Oldest first; the first is the placing. */
  events: OrderEvent[]
  /** Null until it is shipped, or where nothing is known of it. */
  shipment: Shipment | null
  /** Oldest first; empty where none was asked for. For staff as for the shopper. */
  returns: OrderReturn[]
  /** What went back of the order itself once it was cancelled; of a return, it stands there. Oldest first. */
  refunds?: ReturnRefund[]
  /** The order whose returned things this one replaces; null for any other. What they were worth is the line `exchange` of its bill. */
  exchange_of: OrderReference | null
  /** The terms of the sale, where staff have changed the lines since; absent for any other. A further change follows them, so that one that is taken back costs what the order cost before. */
  placed?: PlacedTerms
  /**
   * ISO 8601. The day of figures and filters is that of UTC+7.
   * @nullable
   */
  created_at: string | null
}
