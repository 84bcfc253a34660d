/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * No such product, or a hidden one where shoppers ask.
 */
export type ProductNotFoundResponse = ErrorBody
