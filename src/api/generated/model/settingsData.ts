/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Site } from './site.ts'

/**
 * Site info as edited, with its version.
 */
export type SettingsData = {
  site: Site
  updated_at: string
}
