import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function ProductsScreen() {
  return <PageTitle>{useMsg()('admin.nav.products')}</PageTitle>
}
