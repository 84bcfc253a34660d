import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

/** Routes below must not call the API in a loader, because only the layout knows if the user is staff. */
export const Route = createFileRoute('/admin')({
  loader: ({ context }) => context.loadMessages('admin', 'account'),
  component: lateScreen(
    () => import('@/screens/admin/AdminLayout'),
    ({ AdminLayout }) => <AdminLayout />,
  ),
})
