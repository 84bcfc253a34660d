/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Category } from './category.ts'

/**
 * Answer with categories.
 */
export type CategoryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** By `position`, level 1 and 2 mixed. The shop makes the tree. */
  data: Category[]
}
