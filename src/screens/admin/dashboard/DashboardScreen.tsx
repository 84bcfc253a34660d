import type { DashboardSearch } from '@/domain/admin/dashboard'
import { DashboardFigures } from '@/features/admin-dashboard/DashboardFigures'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

type DashboardScreenProps = { place: DashboardSearch; onPlace: (place: DashboardSearch) => void }

/** Product §10.3, Dashboard: how the shop does in a period, and what waits. */
export function DashboardScreen({ place, onPlace }: DashboardScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('admin.nav.dashboard')} />
      <RangePicker place={place} onPlace={onPlace} />
      <DashboardFigures place={place} />
    </>
  )
}
