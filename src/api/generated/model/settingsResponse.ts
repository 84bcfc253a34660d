/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SettingsData } from './settingsData.ts'

/**
 * Envelope.
 */
export type SettingsResponse = {
  success: true
  message: string
  data: SettingsData
}
