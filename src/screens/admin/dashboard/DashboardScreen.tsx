import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function DashboardScreen() {
  return <PageTitle>{useMsg()('admin.nav.dashboard')}</PageTitle>
}
