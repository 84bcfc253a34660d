/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The server failed; the list offers a retry.
 */
export type ProductsFailedResponse = ErrorBody
