import { createFileRoute } from '@tanstack/react-router'
import type { ComparedEntrySearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { idInPath, unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: unparsedSearch<ComparedEntrySearch>,
  component: lateScreen(
    () => import('@/features/admin-orders/AdminOrderScreen'),
    function AdminOrderRoute({ AdminOrderScreen }) {
      const id = idInPath(Route.useParams().id)
      return <AdminOrderScreen key={id} id={id} />
    },
  ),
})
