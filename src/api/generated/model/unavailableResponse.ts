/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The server is busy or being maintained. Treated as 429.
 */
export type UnavailableResponse = ErrorBody
