/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VoucherGoods } from './voucherGoods.ts'

/**
 * A code as shoppers see it.
 */
export type Voucher = {
  /**
   * What is typed at checkout.
   * @maxLength 255
   */
  code: string
  /**
   * Of the goods that it is for. Null where `amount` says what it takes off.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent: number | null
  /**
   * Whole VND, at most the goods that it is for. Null where `percent` says what it takes off.
   * @minimum 1
   * @nullable
   */
  amount: number | null
  /**
   * Whole VND that the goods that it is for have to come to. Null without one.
   * @minimum 1
   * @nullable
   */
  minimum: number | null
  /**
   * First day, in UTC+7. Null: at once.
   * @nullable
   */
  starts_on: string | null
  /**
   * Last day, included, in UTC+7. Null: until it is stopped.
   * @nullable
   */
  ends_on: string | null
  /** True where it is for all goods, and both lists are empty. Otherwise it is for what they name, and for nothing once all of that is gone. */
  is_for_all: boolean
  /** Products that it is for, besides those of `categories`. */
  products: VoucherGoods[]
  /** Categories that it is for, with those below them. */
  categories: VoucherGoods[]
}
