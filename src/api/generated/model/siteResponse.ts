/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Site } from './site.ts'

/**
 * Envelope.
 */
export type SiteResponse = {
  success: true
  message: string
  data: Site
}
