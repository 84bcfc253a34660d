import { createFileRoute } from '@tanstack/react-router'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: parsedLater<AdminOrdersSearch>,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
