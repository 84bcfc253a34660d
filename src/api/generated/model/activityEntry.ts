/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ActivityAction } from './activityAction.ts'
import type { ActivityKind } from './activityKind.ts'
import type { FieldChange } from './fieldChange.ts'

/**
 * One write of one thing.
 */
export type ActivityEntry = {
  /**
   * Of the entry.
   * @minimum 1
   */
  id: number
  /** When. */
  at: string
  /**
   * Who.
   * @maxLength 255
   */
  by: string
  kind: ActivityKind
  action: ActivityAction
  /**
   * The thing. Null for what there is only one of, as the settings.
   * @minimum 1
   * @nullable
   */
  object_id: number | null
  /**
   * How the thing was called then; the code of an order.
   * @maxLength 255
   */
  name: string
  /** Fields of the thing; those of a variant begin with its options: `Đen / M: price`. Long texts are cut. */
  changes: FieldChange[]
}
