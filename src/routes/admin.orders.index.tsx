import { createFileRoute } from '@tanstack/react-router'
import { adminOrdersSearch } from '@/domain/admin/orders'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: adminOrdersSearch,
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
