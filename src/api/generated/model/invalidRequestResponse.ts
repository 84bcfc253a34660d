/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * A parameter breaks a rule; `errors` names it.
 */
export type InvalidRequestResponse = ErrorBody
