/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { HomepageContent } from './homepageContent.ts'

/**
 * Answer with banners and sections.
 */
export type HomepageContentResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: HomepageContent
}
