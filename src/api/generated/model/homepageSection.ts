/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionContent } from './sectionContent.ts'
import type { SectionKey } from './sectionKey.ts'

/**
 * Product §3.
 */
export type HomepageSection = {
  section_key: SectionKey
  is_active: boolean
  content: SectionContent
  updated_at?: string
}
