/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Somebody changed it meanwhile.
 */
export type ConflictResponse = ErrorBody
