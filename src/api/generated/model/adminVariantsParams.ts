/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariantsPerPage } from './adminVariantsPerPage.ts'
import type { PageParameter } from './pageParameter.ts'

export type AdminVariantsParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of a page.
   */
  per_page?: AdminVariantsPerPage
}
