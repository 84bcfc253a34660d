import { keepPreviousData } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { useAdminDashboard } from '@/api/generated/admin-dashboard/admin-dashboard'
import type { Dashboard } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'

const figuresOf = dataWith<Dashboard>(
  'revenue',
  'orders',
  'average_value',
  'cancellation_rate',
  'revenue_by_day',
  'status_counts',
  'payment_split',
  'top_products',
  'low_stock',
  'recent_orders',
)

/** The figures of a range of days, always refetched. The previous ones stay while new ones load. */
export function useFigures(days: DayRange) {
  return useAdminDashboard(days, {
    query: { select: figuresOf, placeholderData: keepPreviousData, staleTime: 0 },
  })
}
