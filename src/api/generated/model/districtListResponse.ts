/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { District } from './district.ts'

/**
 * Envelope.
 */
export type DistrictListResponse = {
  success: true
  message: string
  data: District[]
}
