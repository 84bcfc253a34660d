/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SectionKey } from './sectionKey.ts'

/**
 * Section keys in their new order.
 */
export type SectionOrder = {
  keys: SectionKey[]
}
