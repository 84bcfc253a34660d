import { createFileRoute } from '@tanstack/react-router'
import type { ComparedEntrySearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { idInPath, parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: parsedByScreen<ComparedEntrySearch>,
  component: lateScreen(
    () => import('@/features/admin-orders/AdminOrderScreen'),
    function AdminOrderRoute({ AdminOrderScreen }) {
      const id = idInPath(Route.useParams().id)
      return <AdminOrderScreen key={id} id={id} />
    },
  ),
})
