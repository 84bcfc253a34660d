import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { CustomersSearch } from '@/features/admin-customers/CustomersScreen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: parsedByScreen<CustomersSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-customers/CustomersScreen'),
    'CustomersScreen',
  ),
})
