import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getAdminDashboardQueryOptions } from '@/api/generated/admin-dashboard/admin-dashboard'
import type { Dashboard } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'

/** The figures of a range of days. Those before stay while others load; shoppers order all the time. */
export function dashboardQuery(days: DayRange) {
  return queryOptions({
    ...getAdminDashboardQueryOptions(days),
    select: dataWith<Dashboard>(
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
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
