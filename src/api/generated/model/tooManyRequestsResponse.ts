/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Too many calls from this caller. The shop says when to try again, repeats reads by itself after `Retry-After`, and writes by a press only.
 */
export type TooManyRequestsResponse = ErrorBody
