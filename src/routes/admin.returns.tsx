import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReturnsSearch } from '@/features/admin-orders/ReturnsScreen'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/returns')({
  validateSearch: parsedByScreen<ReturnsSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-orders/ReturnsScreen'),
    'ReturnsScreen',
  ),
})
