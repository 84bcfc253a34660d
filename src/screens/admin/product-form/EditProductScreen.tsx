import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function EditProductScreen() {
  return <PageTitle>{useMsg()('admin.nav.products')}</PageTitle>
}
