import { createLazyFileRoute } from '@tanstack/react-router'
import { adminOrdersSearch } from '@/domain/order/orders-list'
import { parsedBy } from '@/lib/schema'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createLazyFileRoute('/admin/orders/')({
  component: function AdminOrdersRoute() {
    const navigate = Route.useNavigate()
    return (
      <AdminOrdersScreen
        search={Route.useSearch(parsedBy(adminOrdersSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
