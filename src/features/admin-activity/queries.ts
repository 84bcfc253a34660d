import { staffErrorTable } from '@/api/errors'
import { useAdminActivity } from '@/api/generated/admin-activity/admin-activity'
import type { ActivityKind } from '@/api/generated/model'
import type { ActivitySearch } from '@/domain/activity/activity'
import { pageQueryOptions, listPageParams } from '@/lib/list-address'

export const useActivityPage = (search: ActivitySearch) =>
  useAdminActivity(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

/** Queries one log entry. The result is empty if the entry belongs to another record. */
export function useActivityEntry(id: number, kind: ActivityKind, objectId: number) {
  const params = { id, kind, object_id: objectId }
  return useAdminActivity(params, { query: { select: ({ data }) => data.entries } })
}

/** Queries the newest 20 entries of one record. Disabled until `isOpen` is true. */
export function useRecordHistory(kind: ActivityKind, objectId: number, isOpen: boolean) {
  return useAdminActivity(
    { kind, object_id: objectId, per_page: 20 },
    { query: { select: ({ data }) => data, enabled: isOpen, staleTime: 0 } },
  )
}

export const activityErrorText = staffErrorTable('activity.error')

export const logEntryErrorText = staffErrorTable('activity.version.error')
