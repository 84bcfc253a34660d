/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No such district or province.
 */
export type WardsNotFoundResponse = ErrorBody
