import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function AdminOrderScreen() {
  return <PageTitle>{useMsg()('admin.nav.orders')}</PageTitle>
}
