/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The server failed. What was typed stays in the form.
 */
export type ProductSaveFailedResponse = ErrorBody
