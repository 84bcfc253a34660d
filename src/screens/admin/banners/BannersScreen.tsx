import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function BannersScreen() {
  return <AdminHead title={useMsg()('admin.nav.banners')} />
}
