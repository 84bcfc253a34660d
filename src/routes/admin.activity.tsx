import { createFileRoute } from '@tanstack/react-router'
import type { ActivitySearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/activity')({
  validateSearch: unparsedSearch<ActivitySearch>,
  component: lateScreen(() => import('@/features/admin-activity/ActivityScreen'), 'ActivityScreen'),
})
