/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * All sections, in order.
 */
export type SectionsRequest = {
  sections: HomepageSection[]
}
