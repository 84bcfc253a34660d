import { createFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/admin/products'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: adminProductsSearch,
  loader: ({ context }) => context.loadMessages('adminProducts'),
})
