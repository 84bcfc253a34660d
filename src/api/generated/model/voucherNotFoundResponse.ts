/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No such voucher.
 */
export type VoucherNotFoundResponse = ErrorBody
