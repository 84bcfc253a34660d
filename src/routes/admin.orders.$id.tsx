import { createFileRoute } from '@tanstack/react-router'
import { idOf } from '@/lib/schema'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

export const Route = createFileRoute('/admin/orders/$id')({
  loader: ({ context }) => context.loadMessages('adminOrders'),
  component: function AdminOrderRoute() {
    const id = idOf(Route.useParams().id)
    return <AdminOrderScreen key={id} id={id} />
  },
})
