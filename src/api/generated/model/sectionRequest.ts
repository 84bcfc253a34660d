/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionContent } from './sectionContent.ts'

/**
 * Content and visibility of one section.
 */
export type SectionRequest = {
  is_active: boolean
  content: SectionContent
  updated_at?: string
}
