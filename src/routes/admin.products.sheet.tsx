import { createFileRoute } from '@tanstack/react-router'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/products/sheet')({
  validateSearch: parsedByScreen<AdminProductsSearch>,
})
