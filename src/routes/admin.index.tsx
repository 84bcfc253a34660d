import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type DashboardPlace, dashboardPlace } from '@/domain/admin/dashboard'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

export const Route = createFileRoute('/admin/')({
  // Names only: what reads the URL comes with the screen (docs/adr/0006).
  validateSearch: (raw: DashboardPlace & SearchSchemaInput): DashboardPlace => raw,
  component: function DashboardRoute() {
    const place = dashboardPlace(Route.useSearch())
    const navigate = Route.useNavigate()
    return (
      <DashboardScreen
        place={place}
        onPlace={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
