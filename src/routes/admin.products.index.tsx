import { createFileRoute } from '@tanstack/react-router'
import type { AdminProductsSearch } from '@/domain/admin/products'
import { parsedLater } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: parsedLater<AdminProductsSearch>,
  loader: ({ context }) => context.loadMessages('adminProducts'),
})
