/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderChangeItem } from './orderChangeItem.ts'

/**
 * An order as it is to be, complete. Lines that are not in it leave the order.
 */
export type OrderChangeRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[0-9+\- ()]+$
   */
  phone: string
  /**
   * House number and street; ward, district and province follow from the ids.
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /**
   * From `GET /api/address/provinces`.
   * @minimum 1
   */
  province_id: number
  /**
   * Must belong to the province. Null in the two-level model only.
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /**
   * Must belong to the district, or to the province in the two-level model.
   * @minimum 1
   */
  ward_id: number
  /**
   * For the courier; may be empty.
   * @maxLength 2000
   */
  note: string
  /**
   * What is ordered, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderChangeItem[]
  /**
   * Whole VND. The total that the staff have seen and said. Where the order would cost anything else it is not changed: a 409 with the new bill.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
