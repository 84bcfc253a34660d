/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts'

/**
 * Somebody changed it since `updated_at`. Nothing was saved; the shop shows both versions.
 */
export type ConflictResponse = ErrorBody
