import { createLazyFileRoute } from '@tanstack/react-router'
import { activitySearch } from '@/domain/activity/activity'
import { parsedBy } from '@/lib/schema'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'

export const Route = createLazyFileRoute('/admin/activity')({
  component: function ActivityRoute() {
    const navigate = Route.useNavigate()
    return (
      <ActivityScreen
        search={Route.useSearch(parsedBy(activitySearch))}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    )
  },
})
