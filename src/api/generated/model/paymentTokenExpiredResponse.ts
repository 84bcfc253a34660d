/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The payment is unknown, or was not approved within 3 hours.
 */
export type PaymentTokenExpiredResponse = ErrorBody
