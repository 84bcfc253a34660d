import type { ActivityAction, ActivityKind, FieldChange } from '@/api/generated/model'

/** What somebody of the staff changed. */
export type ActivityRow = {
  id: number
  at: string
  by: string
  kind: ActivityKind
  action: ActivityAction
  object_id: number | null
  /** How the thing was called then. */
  name: string
  changes: FieldChange[]
}
