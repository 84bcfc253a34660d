import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function BannersScreen() {
  return <PageTitle>{useMsg()('admin.nav.banners')}</PageTitle>
}
