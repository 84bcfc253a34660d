/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * Answer with all sections.
 */
export type HomepageSectionsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In the order of the page, each key once. */
  data: HomepageSection[]
}
