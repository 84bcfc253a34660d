import { createLazyFileRoute } from '@tanstack/react-router'
import { dashboardSearch } from '@/domain/dashboard'
import { parsedBy } from '@/lib/schema'
import { DashboardScreen } from '@/features/admin-dashboard/DashboardScreen'

export const Route = createLazyFileRoute('/admin/')({
  component: function DashboardRoute() {
    const navigate = Route.useNavigate()
    return (
      <DashboardScreen
        search={Route.useSearch(parsedBy(dashboardSearch))}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
