import { createFileRoute } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { idOf, parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: parsedByScreen<VersionSearch>,
  component: lateScreen(
    () => import('@/features/admin-orders/AdminOrderScreen'),
    function AdminOrderRoute({ AdminOrderScreen }) {
      const id = idOf(Route.useParams().id)
      return <AdminOrderScreen key={id} id={id} />
    },
  ),
})
