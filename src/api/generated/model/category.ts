/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLevel } from './categoryLevel.ts'

/**
 * A category as shoppers see it. The tree has two levels; hidden categories, and those below a hidden one, are not answered.
 */
export type Category = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
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
   * Of `/category/{slug}`; unique. Lower-case letters, digits and hyphens.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. Null: a drawn placeholder.
   * @nullable
   */
  image: string | null
  /** 1 at the top, 2 below. */
  level: CategoryLevel
  /**
   * Order among its siblings, ascending.
   * @minimum 0
   */
  position: number
}
