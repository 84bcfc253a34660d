/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * `ids`, or the value that the action needs, breaks a rule. Nothing was changed.
 */
export type InvalidIdsResponse = ErrorBody
