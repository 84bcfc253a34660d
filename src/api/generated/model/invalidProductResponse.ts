/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The request breaks a rule.
 */
export type InvalidProductResponse = ErrorBody
