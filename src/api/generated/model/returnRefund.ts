/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { RefundMethod } from './refundMethod.ts'

/**
 * Money that went back.
 */
export type ReturnRefund = {
  method: RefundMethod
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /**
   * By which it is found, such as the number of the transfer; may be empty.
   * @maxLength 255
   */
  reference: string
  /**
   * ISO 8601.
   * @nullable
   */
  at: string | null
}
