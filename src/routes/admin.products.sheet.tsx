import { createFileRoute } from '@tanstack/react-router'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/sheet')({
  validateSearch: unparsedSearch<AdminProductsSearch>,
  component: lateScreen(
    () => import('@/features/admin-products/sheet/ProductSheetScreen'),
    'ProductSheetScreen',
  ),
})
