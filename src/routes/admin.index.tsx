import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { DashboardSearch } from '@/domain/dashboard'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/')({
  validateSearch: parsedByScreen<DashboardSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-dashboard/DashboardScreen'),
    'DashboardRoute',
  ),
})
