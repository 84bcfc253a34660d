import { createFileRoute } from '@tanstack/react-router'
import { adminCustomersSearch } from '@/domain/admin/customers'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: adminCustomersSearch,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
