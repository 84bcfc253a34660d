/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Dashboard } from './dashboard.ts'

/**
 * Answer with figures.
 */
export type DashboardResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: Dashboard
}
