/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * The request can not be read. We ask for 422; the shop takes 400 for the same.
 */
export type BadRequestResponse = ErrorBody
