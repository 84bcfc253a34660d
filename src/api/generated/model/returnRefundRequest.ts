/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { RefundMethod } from './refundMethod.ts'

/**
 * Money that has gone back.
 */
export type ReturnRefundRequest = {
  method: RefundMethod
  /**
   * Whole VND.
   * @minimum 0
   * @maximum 1000000000000
   */
  amount: number
  /**
   * By which it is found, such as the number of the transfer; may be empty or absent.
   * @maxLength 255
   */
  reference?: string
}
