import { createFileRoute } from '@tanstack/react-router'
import type { DashboardSearch } from '@/domain/dashboard'
import { lateScreen } from '@/lib/late-screen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/')({
  validateSearch: parsedByScreen<DashboardSearch>,
  component: lateScreen(
    () => import('@/features/admin-dashboard/DashboardScreen'),
    'DashboardScreen',
  ),
})
