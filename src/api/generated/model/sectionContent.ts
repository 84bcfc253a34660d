/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionCategory } from './sectionCategory.ts'
import type { SectionFeature } from './sectionFeature.ts'

/**
 * Product §3; which fields are used depends on section_key.
 */
export type SectionContent = {
  title?: string
  subtitle?: string
  description?: string
  link?: string
  button_text?: string
  image?: string
  categories?: SectionCategory[]
  features?: SectionFeature[]
}
