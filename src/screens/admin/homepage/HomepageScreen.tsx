import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function HomepageScreen() {
  return <PageTitle>{useMsg()('admin.nav.homepage')}</PageTitle>
}
