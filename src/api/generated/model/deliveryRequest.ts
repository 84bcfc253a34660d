/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Who receives an order, and where.
 */
export type DeliveryRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written; the order is looked up by it from now on.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
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
   * The phone of the order as it was: the right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   * @nullable
   */
  order_phone?: string | null
  /**
   * Whole VND. The total that the shopper has seen and agrees to. Null or absent where she has seen none.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
}
