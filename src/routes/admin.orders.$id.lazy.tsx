import { createLazyFileRoute } from '@tanstack/react-router'
import { idOf } from '@/lib/schema'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

export const Route = createLazyFileRoute('/admin/orders/$id')({
  component: function AdminOrderRoute() {
    const id = idOf(Route.useParams().id)
    return <AdminOrderScreen key={id} id={id} />
  },
})
