/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * Envelope.
 */
export type HomepageSectionsResponse = {
  success: true
  message: string
  data: HomepageSection[]
}
