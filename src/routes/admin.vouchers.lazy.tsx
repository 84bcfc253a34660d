import { createLazyFileRoute } from '@tanstack/react-router'
import { vouchersSearch } from '@/domain/voucher/vouchers-list'
import { parsedBy } from '@/lib/schema'
import { VouchersScreen } from '@/screens/admin/vouchers/VouchersScreen'

export const Route = createLazyFileRoute('/admin/vouchers')({
  component: function VouchersRoute() {
    const navigate = Route.useNavigate()
    return (
      <VouchersScreen
        search={Route.useSearch(parsedBy(vouchersSearch))}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    )
  },
})
