import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/features/admin-customers/CustomerScreen'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: parsedByScreen<CustomerOrdersSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-customers/CustomerScreen'),
    'CustomerRoute',
  ),
})
