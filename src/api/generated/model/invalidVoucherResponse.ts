/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * One text per wrong field.
 */
export type InvalidVoucherResponse = ErrorBody
