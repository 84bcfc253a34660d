import type { DashboardSearch } from '@/domain/dashboard'
import { DashboardFigures } from '@/features/admin-dashboard/DashboardFigures'
import { DashboardWork } from '@/features/admin-dashboard/DashboardWork'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMsg } from '@/i18n/use-msg'

type DashboardScreenProps = {
  search: DashboardSearch
  /** Called with the period that was chosen. */
  onSearch: (search: DashboardSearch) => void
}

/** Product §10.3, Dashboard: what waits, and below it the figures of a period. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('admin.nav.dashboard')} />
      <DashboardWork search={search} />
      <RangePicker search={search} onSearch={onSearch} />
      <DashboardFigures search={search} />
    </>
  )
}
