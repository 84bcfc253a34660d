import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function AdminOrdersScreen() {
  return <AdminHead title={useMsg()('admin.nav.orders')} />
}
