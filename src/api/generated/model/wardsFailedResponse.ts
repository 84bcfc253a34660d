/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The server failed; said at the selector, with a retry.
 */
export type WardsFailedResponse = ErrorBody
