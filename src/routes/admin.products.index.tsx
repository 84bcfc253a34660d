import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: parsedByScreen<AdminProductsSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-products/list/ProductsScreen'),
    'ProductsScreen',
  ),
})
