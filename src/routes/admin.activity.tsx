import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ActivitySearch } from '@/domain/activity/activity'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/activity')({
  validateSearch: parsedByScreen<ActivitySearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-activity/ActivityScreen'),
    'ActivityScreen',
  ),
})
