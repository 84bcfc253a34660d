import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function ProductsScreen() {
  return <AdminHead title={useMsg()('admin.nav.products')} />
}
