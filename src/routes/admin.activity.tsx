import { createFileRoute } from '@tanstack/react-router'
import type { ActivitySearch } from '@/domain/admin/activity'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/activity')({
  validateSearch: parsedLater<ActivitySearch>,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
