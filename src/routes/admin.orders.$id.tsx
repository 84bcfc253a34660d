import { createFileRoute } from '@tanstack/react-router'
import { anId } from '@/domain/admin/list-search'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

export const Route = createFileRoute('/admin/orders/$id')({
  beforeLoad: ({ context }) => context.loadMessages('adminOrders'),
  component: function AdminOrderRoute() {
    // No order has the id 0: whatever is no number is not found.
    const id = anId(Route.useParams().id) ?? 0
    return <AdminOrderScreen key={id} id={id} />
  },
})
