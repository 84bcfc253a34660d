import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { ordersTab, type OrdersTab, tabSearch } from '@/domain/admin/order-filters'
import { useOrdersPage } from '@/features/admin-orders/queries'

/**
 * How many orders each tab leads to; undefined while that is not known. Two answers say it: the list shown, and the
 * tab at the other side of the payment filter, which is warm thereby.
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
