/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Site } from './site.ts'

/**
 * All of site info.
 */
export type SettingsRequest = {
  site: Site
  updated_at?: string
}
