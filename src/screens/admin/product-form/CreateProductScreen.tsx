import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function CreateProductScreen() {
  return <AdminHead title={useMsg()('admin.nav.products')} />
}
