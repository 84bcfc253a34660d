import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

/**
 * Routes of the back office must not call the API in a loader, because only the layout knows whether the user
 * is staff.
 */
export const Route = createFileRoute('/admin')({
  loader: ({ context }) => context.loadMessages('admin', 'account'),
  component: lateScreen(() => import('@/screens/admin/AdminLayout'), 'AdminLayout'),
})
