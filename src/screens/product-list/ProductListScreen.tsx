import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ProductListData, ProductSummary } from '@/api/generated/model'
import { addedFilter, chosenFilters, type Filter } from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/CardGrid'
import { listTrail } from '@/features/catalogue/category-crumbs'
import { isNotThere, productListErrors } from '@/features/catalogue/errors'
import { FilteredEmpty } from '@/features/catalogue/filters/ChosenFilters'
import { CategoryStrip } from '@/features/catalogue/list/CategoryStrip'
import { ListToolbar } from '@/features/catalogue/list/ListToolbar'
import { CategoryLinks, Nearest } from '@/features/catalogue/more/Nearest'
import { productsQuery } from '@/features/catalogue/queries'
import { Matched } from '@/features/catalogue/search/Matched'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens.gen'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { ButtonLink } from '@/ui/actions/Link'
import { isPastEnd, Pagination } from '@/ui/data/Pagination'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container, Grid, Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'

type ProductListScreenProps = {
  /** The category, or null for all products. */
  slug: string | null
  search: ProductListSearch
}

/** A page of products with category filter, sort order and paging (Product §2, §4), all kept in the URL. */
export function ProductListScreen({ slug, search }: ProductListScreenProps) {
  const msg = useMsg()
  const navigate = useNavigate()
  const list = useRef<HTMLElement>(null)
  const [added, setAdded] = useState<Filter>()
  const products = useQuery(productsQuery(slug, search))
  const { data, isError } = products
  const nothingToSort = isError && !data
  const slugNow = products.isPlaceholderData ? undefined : data?.category?.slug
  useEffect(
    function showPresentAddress() {
      if (slug !== null && slugNow && slugNow !== slug)
        void navigate({ to: '/category/$slug', params: { slug: slugNow }, search, replace: true })
    },
    [slug, slugNow, search, navigate],
  )
  const show = (next: ProductListSearch, replace = false) =>
    navigate({ to: '.', search: next, resetScroll: false, replace })
  const focusList = () => list.current?.focus({ preventScroll: true })
  const filterBy = async (next: ProductListSearch) => {
    // Measured before anything changes, because afterwards it would cost a layout.
    const isScrolledPast = (list.current?.getBoundingClientRect().top ?? 0) < 0
    // In the render of the new list, not in one of the old list before it.
    startTransition(() => setAdded(addedFilter(search, next)))
    // Back does not undo a filter. From a later page of the list it leads to that page.
    await show(next, (search.page ?? 1) === 1)
    // The filtered list begins at its top.
    if (isScrolledPast) list.current?.scrollIntoView()
  }
  return (
    <Container>
      <ListHead slug={slug} search={search} data={data} failed={isError} />
      <CategoryStrip
        slug={slug}
        category={data?.category}
        filter={search.category}
        failed={isError}
      />
      {!nothingToSort && (
        <ListToolbar
          data={data}
          search={search}
          busy={products.isPlaceholderData}
          onSort={(next) => void show(next)}
          onFilter={(next) => void filterBy(next)}
          onUnfiltered={focusList}
        />
      )}
      <Results ref={list} tabIndex={-1} aria-label={msg('catalogue.list')}>
        <Async
          query={products}
          skeleton={<CardGridSkeleton count={limits.listSkeletons} />}
          errorMessage={useErrorTextOf(productListErrors)}
          insteadOfRetry={(error) => slug !== null && isNotThere(error) && <Nearest slug={slug} />}
          errorAction={
            <ButtonLink to="/products" variant="quiet">
              {msg('catalogue.seeAll')}
            </ButtonLink>
          }
        >
          {({ products: cards, pagination, is_nearest: isNearest }) => (
            <Page $gap={14} aria-busy={products.isPlaceholderData}>
              {cards.length > 0 ? (
                <>
                  <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
                  {isNearest && <Text>{msg('list.nearest', { q: search.q ?? '' })}</Text>}
                  <CardGrid
                    products={cards}
                    heart
                    quickAdd
                    mySize
                    below={search.q ? matchedBelow : undefined}
                  />
                  {/* The clicked link disappears with its page, so the focus moves to the list. */}
                  <Pagination pagination={pagination} onPageChange={focusList} />
                </>
              ) : chosenFilters(search).length > 0 && !isPastEnd(pagination) ? (
                <FilteredEmpty
                  answer={data?.facets}
                  search={search}
                  added={added}
                  onChange={(next) => void filterBy(next)}
                  onUndone={focusList}
                />
              ) : (
                <ProductListEmpty search={search} pagination={pagination} />
              )}
            </Page>
          )}
        </Async>
      </Results>
    </Container>
  )
}

const matchedBelow = (product: ProductSummary) => <Matched product={product} />

/**
 * Shown for a list without products: past the last page, no search hits, nothing left by the filter, or an
 * empty shop.
 */
type ProductListEmptyProps = Pick<ProductListData, 'pagination'> & { search: ProductListSearch }

function ProductListEmpty({ search, pagination }: ProductListEmptyProps): ReactNode {
  const msg = useMsg()
  if (isPastEnd(pagination)) {
    return (
      <EmptyState
        title={msg('list.pastEnd')}
        text={msg('list.pastEnd.text', { last: pagination.last_page })}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('list.pastEnd.first')}
          </ButtonLink>
        }
      />
    )
  }
  if (search.q) return <ProductListHelp q={search.q} filtered={search.category !== undefined} />
  return (
    <EmptyState
      title={msg('catalogue.empty')}
      action={
        search.category === undefined ? (
          <ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>
        ) : (
          <ButtonLink to="." search={({ page: _, category: __, ...rest }) => rest}>
            {msg('list.unfilter')}
          </ButtonLink>
        )
      }
    />
  )
}

/** Suggests what to try when a search finds nothing. */
function ProductListHelp({ q, filtered }: { q: string; filtered: boolean }): ReactNode {
  const msg = useMsg()
  return (
    <Grid>
      <EmptyState
        title={msg('list.none', { q })}
        text={msg('list.help')}
        action={
          <Row $gap={3} $justify="center" $wrap>
            {filtered && (
              <ButtonLink to="." search={({ page: _, category: __, ...rest }) => rest}>
                {msg('list.help.filter')}
              </ButtonLink>
            )}
            <ButtonLink to="/products" variant="secondary">
              {msg('list.help.clear')}
            </ButtonLink>
          </Row>
        }
      />
      <CategoryLinks label={msg('list.help.categories')} />
    </Grid>
  )
}

/** At least two rows of cards high, so that an error does not bring the footer into view. */
const Results = styled.section`
  min-height: max(60vh, 480px);
  outline: none;

  /* The set filters must not cover the element that is scrolled to or focused. */
  &,
  & :is(a, button) {
    scroll-margin-block-start: ${space(13)};
  }
`

const Page = styled(Stack)`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

type ListHeadProps = ProductListScreenProps & {
  data: ProductListData | undefined
  failed: boolean
}

function ListHead({ slug, search, data, failed }: ListHeadProps) {
  const title = useTitle({ slug, q: search.q, data })
  const msg = useMsg()
  const heading = title ?? (failed ? msg('catalogue.list') : undefined)
  usePageHead({
    title: heading,
    image: data?.products[0]?.image,
    // Search engines must not list search results or filtered lists.
    index: !search.q && chosenFilters(search).length === 0 && !failed,
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

/**
 * Returns the list's name. Undefined until the list is loaded. A category that the host does not name takes
 * its name from the menu.
 */
function useTitle({
  slug,
  q,
  data,
}: Pick<ListHeadProps, 'slug' | 'data'> & Pick<ProductListSearch, 'q'>): string | undefined {
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
