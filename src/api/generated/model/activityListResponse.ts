/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ActivityListData } from './activityListData.ts'

/**
 * Answer with a page of entries.
 */
export type ActivityListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ActivityListData
}
