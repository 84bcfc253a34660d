/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryListLevel } from './categoryListLevel.ts'

export type CategoryListParams = {
  /**
   * Slug of the category above.
   */
  parent?: string
  level?: CategoryListLevel
}
