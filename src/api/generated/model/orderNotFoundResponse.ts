/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No such order, or not the caller's.
 */
export type OrderNotFoundResponse = ErrorBody
