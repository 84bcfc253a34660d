import { createFileRoute } from '@tanstack/react-router'
import type { ReturnsSearch } from '@/features/admin-orders/ReturnsScreen'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/returns')({
  validateSearch: unparsedSearch<ReturnsSearch>,
  component: lateScreen(() => import('@/features/admin-orders/ReturnsScreen'), 'ReturnsScreen'),
})
