/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The key belongs to another request.
 */
export type IdempotencyMismatchResponse = ErrorBody
