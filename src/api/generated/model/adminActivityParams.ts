/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ActivityKind } from './activityKind.ts'
import type { PageParameter } from './pageParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminActivityParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * Only this entry, for links to what was done.
   * @minimum 1
   */
  id?: number
  /**
   * Only things of this kind.
   */
  kind?: ActivityKind
  /**
   * Only the thing with this id; comes with `kind`.
   * @minimum 1
   */
  object_id?: number
  /**
   * Only what this person did, by the name in `people`.
   * @maxLength 255
   */
  by?: string
  /**
   * First day, in UTC+7.
   */
  from?: string
  /**
   * Last day, included, in UTC+7.
   */
  to?: string
}
