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
   * For programs: which refusal it is. The codes of an operation are the names of its error examples, such as `billChanged` beside `idempotencyMismatch` of the 409 of `createOrder`; a host may add others. A client that does not know a code goes by the status and the fields below, as it does for a host without codes. It is what `type` is in problem details (RFC 9457), as a word in place of an address.
   * @pattern ^[a-z][A-Za-z]{0,59}$
   */
  code?: string
  /**
   * For people, in the language of the call. The shop shows it, except where it has a text of its own for the status, such as "signed out" for a 401.
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
