import { createFileRoute } from '@tanstack/react-router'
import { adminProductsSearch } from '@/domain/admin/products'

export const Route = createFileRoute('/admin/products/sheet')({
  validateSearch: adminProductsSearch,
  loader: ({ context }) =>
    context.loadMessages('adminSheet', 'sheet', 'adminProducts', 'adminProduct'),
})
