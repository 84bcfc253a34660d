import type { DashboardSearch } from '@/domain/dashboard'
import { DashboardFigures } from '@/features/admin-dashboard/DashboardFigures'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMsg } from '@/i18n/use-msg'

type DashboardScreenProps = {
  search: DashboardSearch
  /** Called with the period that was chosen. */
  onSearch: (search: DashboardSearch) => void
}

/** Product §10.3, Dashboard: the figures of a period, and the work that waits. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('admin.nav.dashboard')} />
      <RangePicker search={search} onSearch={onSearch} />
      <DashboardFigures search={search} />
    </>
  )
}
