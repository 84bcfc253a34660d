import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function HomepageScreen() {
  return <AdminHead title={useMsg()('admin.nav.homepage')} />
}
