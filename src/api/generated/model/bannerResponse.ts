/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Banner } from './banner.ts'

/**
 * Answer with one banner as saved.
 */
export type BannerResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: Banner
}
