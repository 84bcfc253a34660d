/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Signed in, but not as staff, or without the right that the operation takes.
 */
export type ForbiddenResponse = ErrorBody
