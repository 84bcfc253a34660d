/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No such address, or not the caller's.
 */
export type AddressNotFoundResponse = ErrorBody
