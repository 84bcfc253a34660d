import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

export function CategoriesScreen() {
  return <PageTitle>{useMsg()('admin.nav.categories')}</PageTitle>
}
