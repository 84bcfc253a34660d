/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCategory } from './adminCategory.ts'

/**
 * Answer with one category.
 */
export type AdminCategoryResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCategory
}
