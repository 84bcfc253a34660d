import { createLazyFileRoute } from '@tanstack/react-router'
import { customerOrdersSearch } from '@/domain/admin/customers'
import { parseWith } from '@/lib/schema'
import { CustomerScreen } from '@/screens/admin/customers/CustomerScreen'

export const Route = createLazyFileRoute('/admin/customers/$key')({
  component: function CustomerRoute() {
    const { key } = Route.useParams()
    const navigate = Route.useNavigate()
    return (
      <CustomerScreen
        key={key}
        id={key}
        search={Route.useSearch({
          select: parseWith(customerOrdersSearch),
          structuralSharing: true,
        })}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    )
  },
})
