/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The file is of a wrong type.
 */
export type WrongFileTypeResponse = ErrorBody
