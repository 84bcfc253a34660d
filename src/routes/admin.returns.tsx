import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReturnsSearch } from '@/features/admin-returns/ReturnsScreen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/returns')({
  validateSearch: parsedByScreen<ReturnsSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-returns/ReturnsScreen'),
    'ReturnsScreen',
  ),
})
