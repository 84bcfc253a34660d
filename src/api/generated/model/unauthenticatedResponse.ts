/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Not signed in, or the session ended.
 */
export type UnauthenticatedResponse = ErrorBody
