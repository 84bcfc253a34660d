/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { FieldErrors } from './fieldErrors.ts'

/**
 * Every error answer. `errors` comes with 422 (and 400).
 */
export type ErrorBody = {
  success: false
  message: string
  errors?: FieldErrors
}
