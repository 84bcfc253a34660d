/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCategoryLevel } from './adminCategoryLevel.ts'
import type { CategoryMention } from './categoryMention.ts'

/**
 * A category as edited, hidden or not.
 */
export type AdminCategory = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Null on level 1.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of `/category/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. Null without one.
   * @nullable
   */
  image: string | null
  /** 1 at the top, 2 below; follows from `parent_id`. */
  level: AdminCategoryLevel
  /**
   * Order among its siblings, ascending.
   * @minimum 0
   */
  position: number
  /** False hides it and everything below it from shoppers. */
  is_active: boolean
  /**
   * Products in it and in the categories below it, hidden ones too.
   * @minimum 0
   */
  product_count: number
  /** Where the shop links to it. The shop lists these places before the category is deleted or gets another address. */
  linked_from?: CategoryMention[]
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
