import { createLazyFileRoute } from '@tanstack/react-router'
import { dashboardSearch } from '@/domain/admin/dashboard'
import { parseWith } from '@/lib/schema'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

export const Route = createLazyFileRoute('/admin/')({
  component: function DashboardRoute() {
    const navigate = Route.useNavigate()
    return (
      <DashboardScreen
        search={Route.useSearch({ select: parseWith(dashboardSearch), structuralSharing: true })}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
