import { createFileRoute } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/domain/admin/customers'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: parsedLater<CustomerOrdersSearch>,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
