import { createLazyFileRoute } from '@tanstack/react-router'
import { adminOrdersSearch } from '@/domain/admin/orders'
import { parseWith } from '@/lib/schema'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createLazyFileRoute('/admin/orders/')({
  component: function AdminOrdersRoute() {
    const navigate = Route.useNavigate()
    return (
      <AdminOrdersScreen
        search={Route.useSearch({ select: parseWith(adminOrdersSearch), structuralSharing: true })}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
