import { keepPreviousData } from '@tanstack/react-query'
import { useAdminDashboard } from '@/api/generated/admin-dashboard/admin-dashboard'
import type { DayRange } from '@/domain/dashboard'

/** The figures of a range of days, always read again. The previous ones stay while new ones load. */
export function useFigures(days: DayRange) {
  return useAdminDashboard(days, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}
