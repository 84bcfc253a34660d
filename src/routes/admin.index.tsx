import { createFileRoute } from '@tanstack/react-router'
import { dashboardSearch } from '@/domain/admin/dashboard'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

export const Route = createFileRoute('/admin/')({
  validateSearch: dashboardSearch,
  component: function DashboardRoute() {
    const navigate = Route.useNavigate()
    return (
      <DashboardScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
