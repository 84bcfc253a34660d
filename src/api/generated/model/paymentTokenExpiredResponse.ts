/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Not found.
 */
export type PaymentTokenExpiredResponse = ErrorBody
