import { createFileRoute } from '@tanstack/react-router'
import type { AdminCustomersSearch } from '@/domain/admin/customers'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: parsedLater<AdminCustomersSearch>,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
