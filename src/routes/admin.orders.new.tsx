import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/orders/new')({
  component: lazyRouteComponent(
    () => import('@/features/admin-orders/NewOrderScreen'),
    'NewOrderScreen',
  ),
})
