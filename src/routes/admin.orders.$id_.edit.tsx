import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/orders/$id_/edit')({
  component: lazyRouteComponent(
    () => import('@/features/admin-orders/EditOrderScreen'),
    'EditOrderRoute',
  ),
})
