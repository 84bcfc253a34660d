import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type AdminOrdersPlace, adminOrdersPlace } from '@/domain/admin-orders'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): AdminOrdersPlace =>
    adminOrdersPlace(raw),
  beforeLoad: ({ context }) => context.loadMessages('adminOrders'),
  component: function AdminOrdersRoute() {
    // The router leaves what validation dropped in the search; the API must not get it.
    const place = adminOrdersPlace(Route.useSearch())
    const navigate = Route.useNavigate()
    return (
      <AdminOrdersScreen
        place={place}
        onPlace={(search, how) => void navigate({ search, resetScroll: false, ...how })}
      />
    )
  },
})
