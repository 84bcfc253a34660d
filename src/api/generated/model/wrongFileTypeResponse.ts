/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The bytes are no JPEG, PNG or WebP.
 */
export type WrongFileTypeResponse = ErrorBody
