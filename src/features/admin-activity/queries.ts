import { keepPreviousData } from '@tanstack/react-query'
import { useAdminActivity } from '@/api/generated/admin-activity/admin-activity'
import type { ActivityKind } from '@/api/generated/model'
import { staffErrorTable } from '@/api/write-errors'
import type { ActivitySearch } from '@/domain/activity/activity'
import { rowsPerPage } from '@/lib/list-address'

/** A page of the log. The old page stays while the next one loads. */
export function useActivityPage(search: ActivitySearch) {
  return useAdminActivity(
    { ...search, per_page: search.per_page ?? rowsPerPage[0] },
    { query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 } },
  )
}

/** One entry of the log, for the page of the thing that it led to. */
export function useActivityEntry(id: number, kind: ActivityKind, objectId: number) {
  const params = { id, kind, object_id: objectId }
  return useAdminActivity(params, { query: { select: ({ data }) => data.entries } })
}

/** The last entries of one thing, read once somebody looks. */
export function useHistoryOf(kind: ActivityKind, objectId: number, isOpen: boolean) {
  return useAdminActivity(
    { kind, object_id: objectId, per_page: 20 },
    { query: { select: ({ data }) => data, enabled: isOpen, staleTime: 0 } },
  )
}

export const activityErrors = staffErrorTable('activity.error')

export const versionErrors = staffErrorTable('activity.version.error')
