import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ImportSearch } from '@/features/admin-import/ImportScreen'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/products/import')({
  validateSearch: parsedByScreen<ImportSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-import/ImportScreen'),
    'ImportScreen',
  ),
})
