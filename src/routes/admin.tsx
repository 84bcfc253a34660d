import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** Routes below must not call the API in a loader: only the layout knows whether the user is staff. */
export const Route = createFileRoute('/admin')({
  loader: ({ context }) => context.loadMessages('admin', 'account'),
  component: lazyRouteComponent(() => import('@/screens/admin/AdminLayout'), 'AdminLayout'),
})
