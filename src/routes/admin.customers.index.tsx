import { createFileRoute } from '@tanstack/react-router'
import type { CustomersSearch } from '@/features/admin-customers/CustomersScreen'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: unparsedSearch<CustomersSearch>,
  component: lateScreen(
    () => import('@/features/admin-customers/CustomersScreen'),
    'CustomersScreen',
  ),
})
