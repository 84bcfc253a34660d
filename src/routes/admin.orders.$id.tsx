import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/activity/activity'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: parsedByScreen<VersionSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-orders/AdminOrderScreen'),
    'AdminOrderRoute',
  ),
})
