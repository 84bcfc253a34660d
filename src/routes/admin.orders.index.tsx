import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type AdminOrdersPlace, adminOrdersPlace } from '@/domain/admin/orders'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createFileRoute('/admin/orders/')({
  // Read below: code in here would travel with the start of every page of the shop.
  validateSearch: (raw: AdminOrdersPlace & SearchSchemaInput) => raw,
  beforeLoad: ({ context }) => context.loadMessages('adminOrders'),
  component: function AdminOrdersRoute() {
    const search = Route.useSearch()
    const place = useMemo(() => adminOrdersPlace(search), [search])
    const navigate = Route.useNavigate()
    return (
      <AdminOrdersScreen
        place={place}
        onPlace={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
