import { keepPreviousData } from '@tanstack/react-query'
import { useAdminDashboard } from '@/api/generated/admin-dashboard/admin-dashboard'
import type { DayRange } from '@/domain/dashboard'

/**
 * Queries the figures of a range of days. They are refetched each time, because orders arrive all the time.
 * The old figures stay on the screen while new figures load.
 */
export function useDashboardFigures(days: DayRange) {
  return useAdminDashboard(days, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}
