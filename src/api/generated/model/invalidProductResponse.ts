/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * One text per wrong field: `name`, `images`, `variants.0.price` …; shown at the field and joined by commas in a toast.
 */
export type InvalidProductResponse = ErrorBody
