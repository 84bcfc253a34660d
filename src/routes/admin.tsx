import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '@/screens/admin/AdminLayout'

/** Nothing below may ask the API for anything in a loader: whether somebody is staff, only the layout knows. */
export const Route = createFileRoute('/admin')({
  loader: ({ context }) => context.loadMessages('admin', 'auth'),
  component: AdminLayout,
})
