import { createFileRoute } from '@tanstack/react-router'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: unparsedSearch<AdminOrdersSearch>,
  component: lateScreen(
    () => import('@/features/admin-orders/AdminOrdersScreen'),
    'AdminOrdersScreen',
  ),
})
