import { createFileRoute } from '@tanstack/react-router'
import type { DashboardSearch } from '@/domain/dashboard'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/')({
  validateSearch: unparsedSearch<DashboardSearch>,
  component: lateScreen(
    () => import('@/features/admin-dashboard/DashboardScreen'),
    'DashboardScreen',
  ),
})
