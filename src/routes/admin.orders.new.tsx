import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/admin/orders/new')({
  component: lateScreen(() => import('@/features/admin-orders/NewOrderScreen'), 'NewOrderScreen'),
})
