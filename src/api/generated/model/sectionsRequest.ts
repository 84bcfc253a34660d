/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * The whole home page.
 */
export type SectionsRequest = {
  /**
   * Every section that exists, once, in the new order. An outdated `updated_at` of one of them refuses all.
   * @minItems 1
   */
  sections: HomepageSection[]
}
