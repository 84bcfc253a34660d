/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionKey } from './sectionKey.ts'

/**
 * The new order of all sections.
 */
export type SectionOrder = {
  /**
   * Every key that exists, once. A missing or doubled one is a 422 and changes nothing.
   * @minItems 1
   */
  keys: SectionKey[]
}
