import { createLazyFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

export const Route = createLazyFileRoute('/admin/')({
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
