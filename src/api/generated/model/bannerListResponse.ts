/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Banner } from './banner.ts'

/**
 * Envelope.
 */
export type BannerListResponse = {
  success: true
  message: string
  data: Banner[]
}
