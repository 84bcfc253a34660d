/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A voucher to save. Absent fields stay as they are; those of a new one are empty, not listed, not stopped. Either `percent` or `amount` is there, and either `is_for_all` is true or a list names something.
 */
export type AdminVoucherRequest = {
  /**
   * Letters without marks, digits, hyphens; kept in capitals. Not taken.
   * @minLength 3
   * @maxLength 50
   * @pattern ^[A-Za-z0-9_-]+$
   */
  code: string
  /**
   * Of the goods that it is for. Null where `amount` says what it takes off.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent?: number | null
  /**
   * Whole VND, at most the goods that it is for. Null where `percent` says what it takes off.
   * @minimum 1
   * @nullable
   */
  amount?: number | null
  /**
   * Whole VND that the goods that it is for have to come to. Null without one.
   * @minimum 1
   * @nullable
   */
  minimum?: number | null
  /**
   * First day, in UTC+7. Null: at once.
   * @nullable
   */
  starts_on?: string | null
  /**
   * Last day, included, in UTC+7. Null: until it is stopped.
   * @nullable
   */
  ends_on?: string | null
  /**
   * Orders that may use it. Null: any number.
   * @minimum 1
   * @nullable
   */
  max_uses?: number | null
  /** True where the voucher page shows it while it runs. */
  is_listed?: boolean
  /** True stops it at once; false lets it go on. */
  is_stopped?: boolean
  /** True empties both lists: it is for all goods. */
  is_for_all?: boolean
  /**
   * Replaces `products`. One that is gone may stay; any other unknown id is a 422 that names it.
   * @maxItems 100
   * @items.minimum 1
   */
  product_ids?: number[]
  /**
   * Replaces `categories`, as `product_ids` does.
   * @maxItems 100
   * @items.minimum 1
   */
  category_ids?: number[]
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
