/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionKey } from './sectionKey.ts'

/**
 * Multipart upload of one image of a home section.
 */
export type SectionImageUpload = {
  image: Blob | File
  section_key: SectionKey
}
