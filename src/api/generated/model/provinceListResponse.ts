/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Province } from './province.ts'

/**
 * Envelope.
 */
export type ProvinceListResponse = {
  success: true
  message: string
  data: Province[]
}
