/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SiteInfo } from './siteInfo.ts'

/**
 * Answer with website info.
 */
export type SiteResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SiteInfo
}
