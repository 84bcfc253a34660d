import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'

export function SettingsScreen() {
  return <AdminHead title={useMsg()('admin.nav.settings')} />
}
