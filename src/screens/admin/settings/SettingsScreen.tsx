import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function SettingsScreen() {
  return <PageTitle>{useMsg()('admin.nav.settings')}</PageTitle>
}
