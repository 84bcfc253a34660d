import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: parsedByScreen<AdminOrdersSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-orders/AdminOrdersScreen'),
    'AdminOrdersScreen',
  ),
})
