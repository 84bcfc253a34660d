import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { ordersTab, type OrdersTab, tabSearch } from '@/domain/admin/order-filters'
import { useOrdersPage } from '@/features/admin-orders/queries'

/**
 * Returns the number of orders per tab; undefined while loading. The numbers come from two answers: the list shown,
 * and "all" or the queue, whichever is not shown (its answer is then cached for a switch).
 */
export function useOrderCounts(search: AdminOrdersSearch): (tab: OrdersTab) => number | undefined {
  const inQueue = ordersTab(search) === 'queue'
  const shown = useOrdersPage(search).data
  const other = useOrdersPage(tabSearch(search, inQueue ? 'all' : 'queue')).data
  const counts = (inQueue ? other : shown)?.counts
  const queue = (inQueue ? shown : other)?.counts.find(({ status }) => status === 'pending')
  return (tab) => {
    if (tab === 'queue') return queue?.count
    if (tab === 'all') return counts?.reduce((sum, { count }) => sum + count, 0)
    return counts && (counts.find(({ status }) => status === tab)?.count ?? 0)
  }
}
