import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'
import { idInPath } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/$id_/edit')({
  component: lateScreen(
    () => import('@/features/admin-orders/EditOrderScreen'),
    function EditOrderRoute({ EditOrderScreen }) {
      const id = idInPath(Route.useParams().id)
      return <EditOrderScreen key={id} id={id} />
    },
  ),
})
