/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SettingsData } from './settingsData.ts'

/**
 * Answer with website info as saved.
 */
export type SettingsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SettingsData
}
