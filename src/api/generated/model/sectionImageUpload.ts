/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionKey } from './sectionKey.ts'

/**
 * One picture for a home section.
 */
export type SectionImageUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
  /** The section it is for. */
  section_key: SectionKey
}
