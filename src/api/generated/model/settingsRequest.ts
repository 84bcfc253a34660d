/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Site } from './site.ts'

/**
 * All of website info: what is missing is lost.
 */
export type SettingsRequest = {
  /** `website.name` must not be blank; links must be safe; the menu must be a tree. */
  site: Site
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
