/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The file is larger than 5 MB.
 */
export type TooLargeResponse = ErrorBody
