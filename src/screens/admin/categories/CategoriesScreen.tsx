import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function CategoriesScreen() {
  return <AdminHead title={useMsg()('admin.nav.categories')} />
}
