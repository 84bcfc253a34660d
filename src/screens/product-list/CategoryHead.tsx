import type { CategoryLink } from '@/api/generated/model'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'

/** The document's title for a list; draws nothing. */
export function CategoryHead({ category }: { category: CategoryLink | null | undefined }) {
  const msg = useMsg()
  usePageHead({ title: category?.name ?? msg('catalogue.all') })
  return null
}
