/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'
import type { FieldErrors } from './fieldErrors.ts'
import type { OrderReference } from './orderReference.ts'
import type { Permission } from './permission.ts'

/**
 * Every answer beyond 2xx.
 */
export type ErrorBody = {
  /** Always false. */
  success: false
  /**
   * For people, in the language of the call. The shop shows it where Product §8 says "server text", else it has a text of its own.
   * @maxLength 2000
   */
  message: string
  /** Comes with 422; a 400 may have it too. */
  errors?: FieldErrors
  /** Comes with the 409 of `createOrder` and `changeDelivery` whose total changed. */
  bill?: Bill
  /** Comes with the 409 of `createOrder` whose `replaces` names an order that is paid. It is that order. */
  order?: OrderReference
  /** Comes with the 403 of the back office to staff: the right that they lack. `message` then says who has it, and the shop shows that. */
  permission?: Permission
}
