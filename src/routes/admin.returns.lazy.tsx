import { createLazyFileRoute } from '@tanstack/react-router'
import { adminReturnsSearch } from '@/domain/returns/returns-list'
import { parsedBy } from '@/lib/schema'
import { ReturnsScreen } from '@/screens/admin/returns/ReturnsScreen'

export const Route = createLazyFileRoute('/admin/returns')({
  component: function AdminReturnsRoute() {
    const navigate = Route.useNavigate()
    return (
      <ReturnsScreen
        search={Route.useSearch(parsedBy(adminReturnsSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
