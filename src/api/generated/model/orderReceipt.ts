/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'
import type { ReceiptItem } from './receiptItem.ts'

/**
 * An order as its success page shows it (Product §2.11), and nothing else of it: whoever has the address of the page sees it.
 */
export type OrderReceipt = {
  /**
   * What people say on the phone: `ML261122-0042`.
   * @maxLength 255
   */
  code: string
  /**
   * When it was placed. Null where it is not known; then the page says no day of delivery.
   * @nullable
   */
  created_at: string | null
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
   * Whole VND. What is paid.
   * @minimum 0
   */
  total_amount: number
  /** What was charged, line by line. Null where the host keeps no lines; then the amounts are shown. */
  bill: Bill | null
  /** In the order of the request. */
  items: ReceiptItem[]
  /** True where the confirmation goes to an e-mail address. The page says that one comes, never where to. */
  has_email: boolean
}
