/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Site } from './site.ts'

/**
 * Website info as edited.
 */
export type SettingsData = {
  site: Site
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
