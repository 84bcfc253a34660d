/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryMentionPlace } from './categoryMentionPlace.ts'

/**
 * A place that links to a category.
 */
export type CategoryMention = {
  /** A section of the home page, an entry of the menu, or a banner. */
  place: CategoryMentionPlace
  /**
   * Its title or text.
   * @maxLength 255
   */
  name: string
}
