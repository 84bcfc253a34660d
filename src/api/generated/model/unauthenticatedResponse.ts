/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No token, or one that is unknown or over. The shop forgets it and asks to sign in.
 */
export type UnauthenticatedResponse = ErrorBody
