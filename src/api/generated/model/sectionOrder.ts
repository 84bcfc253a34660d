/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionKey } from './sectionKey.ts'

/**
 * The new order of all sections.
 */
export type SectionOrder = unknown & {
  /**
   * Every key that exists, once. A missing or doubled one is a 422 and changes nothing.
   * @minItems 1
   */
  order?: SectionKey[]
  /**
   * The name of `order` in earlier versions. The shop sends `order`.
   * @deprecated
   * @minItems 1
   */
  keys?: SectionKey[]
}
