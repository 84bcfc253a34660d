import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function DashboardScreen() {
  return <AdminHead title={useMsg()('admin.nav.dashboard')} />
}
