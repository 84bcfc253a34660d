/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The `Idempotency-Key` belongs to a request with another content, or what it made is gone. Nothing was made.
 */
export type IdempotencyMismatchResponse = ErrorBody
