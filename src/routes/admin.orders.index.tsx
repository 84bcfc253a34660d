import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: parsedByScreen<AdminOrdersSearch>,
  component: lazyRouteComponent(
    () => import('@/screens/admin/orders/AdminOrdersScreen'),
    'AdminOrdersScreen',
  ),
})
