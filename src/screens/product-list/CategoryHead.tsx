import type { CategoryLink } from '@/api/generated/model'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'

type CategoryHeadProps = {
  /** Category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
}

/** The document's title for a list; draws nothing. */
export function CategoryHead({ slug, category }: CategoryHeadProps) {
  const msg = useMsg()
  usePageHead({ title: slug === null ? msg('catalogue.all') : category?.name })
  return null
}
