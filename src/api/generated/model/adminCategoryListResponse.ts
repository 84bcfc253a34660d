/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCategory } from './adminCategory.ts'

/**
 * Answer with categories.
 */
export type AdminCategoryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The tree, flat: each category of level 1 is followed by those below it. */
  data: AdminCategory[]
}
