/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No file came, or another field breaks a rule.
 */
export type InvalidImageResponse = ErrorBody
