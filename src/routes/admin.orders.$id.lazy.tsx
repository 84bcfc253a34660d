import { createLazyFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/activity/activity'
import { idOf, parsedBy } from '@/lib/schema'
import { AdminOrderScreen } from '@/features/admin-orders/AdminOrderScreen'

export const Route = createLazyFileRoute('/admin/orders/$id')({
  component: function AdminOrderRoute() {
    const id = idOf(Route.useParams().id)
    const { version } = Route.useSearch(parsedBy(versionSearch))
    return <AdminOrderScreen key={id} id={id} version={version} />
  },
})
