import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '@/screens/admin/AdminLayout'

/** Nothing below may ask the API for anything in a loader: whether somebody is staff, only the layout knows. */
export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.loadMessages('admin'), context.loadMessages('auth')])
  },
  component: AdminLayout,
})
