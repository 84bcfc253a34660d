import { createFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/admin/activity'

export const Route = createFileRoute('/admin/products/$id/edit')({
  validateSearch: versionSearch,
  loader: ({ context }) =>
    context.loadMessages('adminProduct', 'adminProducts', 'adminOrders', 'sheet'),
})
