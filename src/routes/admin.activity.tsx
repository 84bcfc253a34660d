import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '@/domain/admin/activity'

export const Route = createFileRoute('/admin/activity')({
  validateSearch: activitySearch,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
