import { createFileRoute } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/features/admin-customers/CustomerScreen'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: unparsedSearch<CustomerOrdersSearch>,
  component: lateScreen(
    () => import('@/features/admin-customers/CustomerScreen'),
    function CustomerRoute({ CustomerScreen }) {
      const { key } = Route.useParams()
      return <CustomerScreen key={key} id={key} />
    },
  ),
})
