import { createFileRoute } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/$id/edit')({
  validateSearch: parsedByScreen<VersionSearch>,
  component: lateScreen(
    () => import('@/features/admin-products/form/ProductScreen'),
    ({ EditProductScreen }) => <EditProductScreen />,
  ),
})
