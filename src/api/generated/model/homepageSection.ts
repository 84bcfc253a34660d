/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionContent } from './sectionContent.ts'
import type { SectionKey } from './sectionKey.ts'

/**
 * A block of the home page.
 */
export type HomepageSection = {
  section_key: SectionKey
  /** False for a section that only staff see. */
  is_active: boolean
  content: SectionContent
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
