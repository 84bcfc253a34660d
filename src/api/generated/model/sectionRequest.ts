/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionContent } from './sectionContent.ts'

/**
 * A section to publish.
 */
export type SectionRequest = {
  /** Whether the home page shows it. Without it that stays as it is. The shop sends it. */
  is_active?: boolean
  content: SectionContent
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
