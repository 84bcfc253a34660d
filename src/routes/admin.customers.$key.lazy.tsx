import { createLazyFileRoute } from '@tanstack/react-router'
import { customerOrdersSearch } from '@/domain/person/customers-list'
import { parsedBy } from '@/lib/schema'
import { CustomerScreen } from '@/screens/admin/customers/CustomerScreen'

export const Route = createLazyFileRoute('/admin/customers/$key')({
  component: function CustomerRoute() {
    const { key } = Route.useParams()
    const navigate = Route.useNavigate()
    return (
      <CustomerScreen
        key={key}
        id={key}
        search={Route.useSearch(parsedBy(customerOrdersSearch))}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    )
  },
})
