/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Ward } from './ward.ts'

/**
 * Envelope.
 */
export type WardListResponse = {
  success: true
  message: string
  data: Ward[]
}
