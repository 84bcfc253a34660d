/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Banner } from './banner.ts'

/**
 * Envelope.
 */
export type BannerResponse = {
  success: true
  message: string
  data: Banner
}
