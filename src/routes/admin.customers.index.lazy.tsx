import { createLazyFileRoute } from '@tanstack/react-router'
import { adminCustomersSearch } from '@/domain/admin/customers'
import { parseWith } from '@/lib/schema'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'

export const Route = createLazyFileRoute('/admin/customers/')({
  component: function CustomersRoute() {
    const navigate = Route.useNavigate()
    return (
      <CustomersScreen
        search={Route.useSearch({
          select: parseWith(adminCustomersSearch),
          structuralSharing: true,
        })}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
