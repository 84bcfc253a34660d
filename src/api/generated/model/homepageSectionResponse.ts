/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageSection } from './homepageSection.ts'

/**
 * Answer with one section as saved.
 */
export type HomepageSectionResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: HomepageSection
}
