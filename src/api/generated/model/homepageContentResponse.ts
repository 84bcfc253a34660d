/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageContent } from './homepageContent.ts'

/**
 * Envelope.
 */
export type HomepageContentResponse = {
  success: true
  message: string
  data: HomepageContent
}
