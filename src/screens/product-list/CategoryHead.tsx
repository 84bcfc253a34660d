import type { ProductListData } from '@/api/generated/model'
import { listTrail } from '@/features/catalogue/category-crumbs'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'

type CategoryHeadProps = {
  /** Category, or null for all products. */
  slug: string | null
  data: ProductListData | undefined
  /** Search text; search engines must not index results. */
  q: string | undefined
  /** True when the category does not exist. */
  failed: boolean
}

/** Sets the document's head for a product list; renders nothing. */
export function CategoryHead({ slug, data, q, failed }: CategoryHeadProps) {
  const msg = useMsg()
  const category = data?.category
  const all = q ? msg('catalogue.found', { q }) : msg('catalogue.all')
  const title = slug === null ? all : category?.name
  usePageHead({
    title,
    image: data?.products[0]?.image,
    index: !q && !failed,
    trail: title ? listTrail(msg('common.home'), category, title) : undefined,
  })
  return null
}
