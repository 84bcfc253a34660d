import { createLazyFileRoute } from '@tanstack/react-router'
import { adminCustomersSearch } from '@/domain/person/customers-list'
import { parsedBy } from '@/lib/schema'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'

export const Route = createLazyFileRoute('/admin/customers/')({
  component: function CustomersRoute() {
    const navigate = Route.useNavigate()
    return (
      <CustomersScreen
        search={Route.useSearch(parsedBy(adminCustomersSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
