import { createFileRoute } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/admin/activity'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: parsedLater<VersionSearch>,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
