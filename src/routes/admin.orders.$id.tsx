import { createFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/admin/activity'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: versionSearch,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
