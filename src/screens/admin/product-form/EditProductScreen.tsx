import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function EditProductScreen() {
  return <AdminHead title={useMsg()('admin.nav.products')} />
}
