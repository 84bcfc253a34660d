import { type AdminOrdersSearch, ordersTab, type OrdersTab, tabSearch } from '@/domain/admin/orders'
import { useOrdersPage } from '@/features/admin-orders/queries'

/**
 * Returns the number of orders per tab; undefined while loading, null where the host says none. The numbers come from two
 * answers: the list shown, and "all" or the queue, whichever is not shown (its answer is then cached for a switch).
 */
export function useOrderCounts(
  search: AdminOrdersSearch,
): (tab: OrdersTab) => number | null | undefined {
  const inQueue = ordersTab(search) === 'queue'
  const shown = useOrdersPage(search).data
  const other = useOrdersPage(tabSearch(search, inQueue ? 'all' : 'queue')).data
  const counts = (inQueue ? other : shown)?.counts
  const queue = (inQueue ? shown : other)?.counts
  return (tab) => {
    const known = tab === 'queue' ? queue : counts
    if (!known) return undefined
    if (known.length === 0) return null
    if (tab === 'all') return known.reduce((sum, { count }) => sum + count, 0)
    const status = tab === 'queue' ? 'pending' : tab
    return known.find((one) => one.status === status)?.count ?? 0
  }
}
