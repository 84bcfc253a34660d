import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/orders/$id')({
  loader: ({ context }) => context.loadMessages('adminOrders'),
})
