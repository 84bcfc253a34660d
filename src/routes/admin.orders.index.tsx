import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type AdminOrdersPlace, adminOrdersPlace } from '@/domain/admin-orders'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createFileRoute('/admin/orders/')({
  // Read below: code in here would travel with the start of every page of the shop.
  validateSearch: (raw: AdminOrdersPlace & SearchSchemaInput) => raw,
  beforeLoad: ({ context }) => context.loadMessages('adminOrders'),
  component: function AdminOrdersRoute() {
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
