import { useQuery } from '@tanstack/react-query'
import type { ProductListData } from '@/api/generated/model'
import { listTrail } from '@/features/catalogue/category-crumbs'
import { ListHeading } from '@/features/catalogue/list/ListHeading'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'

type CategoryHeadProps = {
  /** Category, or null for all products. */
  slug: string | null
  /** The answer of the list; nothing while it loads. */
  data: ProductListData | undefined
  /** Search text; search engines must not index results. */
  q: string | undefined
  /** True when the category does not exist. */
  failed: boolean
}

/** The document's head and the heading of a product list. */
export function CategoryHead({ slug, data, q, failed }: CategoryHeadProps) {
  const title = useTitle({ slug, data, q })
  const msg = useMsg()
  const heading = title ?? (failed ? msg('catalogue.list') : undefined)
  usePageHead({
    title: heading,
    image: data?.products[0]?.image,
    index: !q && !failed,
    trail: title ? listTrail(msg('common.home'), data?.category, title) : undefined,
  })
  return <ListHeading title={heading} category={data?.category} />
}

/** The list's name; undefined until the list is there. A host that does not name the category has it in its menu. */
function useTitle({ slug, data, q }: Omit<CategoryHeadProps, 'failed'>): string | undefined {
  const msg = useMsg()
  const menu = useQuery(siteQuery).data?.menu
  if (slug === null) return q ? msg('catalogue.found', { q }) : msg('catalogue.all')
  if (!data) return undefined
  const inMenu = menu?.find((item) => item.menu_type === 'category' && item.slug === slug)
  return data.category?.name ?? inMenu?.name ?? msg('catalogue.list')
}
