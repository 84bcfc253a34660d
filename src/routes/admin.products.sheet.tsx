import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/products/sheet')({
  validateSearch: parsedByScreen<AdminProductsSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-products/sheet/ProductSheetScreen'),
    'ProductSheetScreen',
  ),
})
