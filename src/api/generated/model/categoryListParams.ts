/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryListLevel } from './categoryListLevel.ts'

export type CategoryListParams = {
  /**
   * Only those right below the category of this slug. An unknown or hidden one is a 404.
   * @maxLength 255
   */
  parent?: string
  /**
   * Only those of this level.
   */
  level?: CategoryListLevel
}
