import { createFileRoute } from '@tanstack/react-router'
import { customerOrdersSearch } from '@/domain/admin/customers'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: customerOrdersSearch,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
