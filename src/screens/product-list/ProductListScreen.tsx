import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import styled from 'styled-components'
import type { ProductListData } from '@/api/generated/model'
import { chosenFilters } from '@/domain/catalogue/facets'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { listTrail } from '@/features/catalogue/category-crumbs'
import { ProductList } from '@/features/catalogue/list/ProductList'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens.gen'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container, Grid, VisuallyHidden } from '@/ui/layout/basics'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'

type ProductListScreenProps = {
  /** Category, or null for all products. */
  slug: string | null
  search: ListSearch
}

/** Product §2: products of a category, or all of them. Page, sort order and search text are in the URL. */
export function ProductListScreen({ slug, search }: ProductListScreenProps) {
  const navigate = useNavigate()
  return (
    <Container>
      <ProductList
        slug={slug}
        search={search}
        onSearchChange={(next, how) =>
          navigate({ to: '.', search: next, resetScroll: false, ...how })
        }
        heading={(data, failed) => (
          <ListHead
            slug={slug}
            data={data}
            q={search.q}
            part={chosenFilters(search).length > 0}
            failed={failed}
          />
        )}
      />
    </Container>
  )
}

type ListHeadProps = Pick<ProductListScreenProps, 'slug'> & {
  data: ProductListData | undefined
  /** Search engines must not index what a search finds. */
  q: string | undefined
  /** Nor what filters leave of a list. */
  part: boolean
  failed: boolean
}

function ListHead({ slug, data, q, part, failed }: ListHeadProps) {
  const title = useTitle({ slug, data, q })
  const msg = useMsg()
  const heading = title ?? (failed ? msg('catalogue.list') : undefined)
  usePageHead({
    title: heading,
    image: data?.products[0]?.image,
    index: !q && !part && !failed,
    trail: title ? listTrail(msg('common.home'), data?.category, title) : undefined,
  })
  return (
    <Head $gap={3}>
      <Breadcrumbs items={listTrail(msg('common.home'), data?.category, heading ?? '…')} />
      <h1>
        {heading ?? (
          <>
            <VisuallyHidden>{msg('ui.loading')}</VisuallyHidden>
            <Skeleton width="8ch" height="1.3em" />
          </>
        )}
      </h1>
    </Head>
  )
}

/** The list's name; undefined until the list is there. A host that does not name the category has it in its menu. */
function useTitle({ slug, data, q }: Omit<ListHeadProps, 'failed' | 'part'>): string | undefined {
  const msg = useMsg()
  const menu = useQuery(siteQuery).data?.menu
  if (slug === null) return q ? msg('catalogue.found', { q }) : msg('catalogue.all')
  if (!data) return undefined
  const inMenu = menu?.find((item) => item.menu_type === 'category' && item.slug === slug)
  return data.category?.name ?? inMenu?.name ?? msg('catalogue.list')
}

const Head = styled(Grid)`
  margin-block: ${space(6)} ${space(5)};
`
