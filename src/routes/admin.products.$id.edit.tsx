import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/activity/activity'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/products/$id/edit')({
  validateSearch: parsedByScreen<VersionSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-products/form/ProductScreen'),
    'EditProductScreen',
  ),
})
