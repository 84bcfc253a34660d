import { createLazyFileRoute } from '@tanstack/react-router'
import { idOf } from '@/lib/schema'
import { EditOrderScreen } from '@/features/admin-orders/EditOrderScreen'

export const Route = createLazyFileRoute('/admin/orders/$id_/edit')({
  component: function EditOrderRoute() {
    const id = idOf(Route.useParams().id)
    return <EditOrderScreen key={id} id={id} />
  },
})
