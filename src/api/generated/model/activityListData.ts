/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ActivityEntry } from './activityEntry.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of entries.
 */
export type ActivityListData = {
  /** The last first. */
  entries: ActivityEntry[]
  /**
   * Everybody who ever changed something, for the filter.
   * @items.maxLength 255
   */
  people: string[]
  pagination: Pagination
}
