import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/orders/new')({
  loader: ({ context }) => context.loadMessages('adminOrders', 'checkout', 'cart'),
})
