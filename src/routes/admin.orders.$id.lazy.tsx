import { createLazyFileRoute } from '@tanstack/react-router'
import { versionSearch } from '@/domain/admin/activity'
import { idOf, parseWith } from '@/lib/schema'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

export const Route = createLazyFileRoute('/admin/orders/$id')({
  component: function AdminOrderRoute() {
    const id = idOf(Route.useParams().id)
    const { version } = Route.useSearch({
      select: parseWith(versionSearch),
      structuralSharing: true,
    })
    return <AdminOrderScreen key={id} id={id} version={version} />
  },
})
