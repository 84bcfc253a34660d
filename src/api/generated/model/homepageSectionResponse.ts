/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * Envelope.
 */
export type HomepageSectionResponse = {
  success: true
  message: string
  data: HomepageSection
}
