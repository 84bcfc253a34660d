import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ProductListData, ProductSummary } from '@/api/generated/model'
import {
  addedFilter,
  chosenFilters,
  type ChosenFilter,
  withoutFilters,
} from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/CardGrid'
import { listBreadcrumbs } from '@/features/catalogue/category-crumbs'
import { isNotFoundError, productListErrorText } from '@/features/catalogue/errors'
import { EmptyFilteredList } from '@/features/catalogue/filters/ChosenFilters'
import { CategoryStrip } from '@/features/catalogue/list/CategoryStrip'
import { ProductListToolbar, ProductListCount } from '@/features/catalogue/list/ProductListToolbar'
import { CategoryLinks, NotFoundSuggestions } from '@/features/catalogue/more/NotFoundSuggestions'
import { productsQuery } from '@/features/catalogue/queries'
import { SearchMatchReasons } from '@/features/catalogue/search/SearchMatchReasons'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { formatVnd } from '@/lib/numbers'
import { space } from '@/theme/tokens.gen'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { ButtonLink } from '@/ui/actions/Link'
import { isPastLastPage, Pagination } from '@/ui/data/Pagination'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Container, Grid, Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'

type ProductListScreenProps = {
  /** The slug of the category, or null for all products. */
  slug: string | null
  search: ProductListSearch
}

/**
 * A list of products with categories, filters, sort order and paging (Product §2, §4). The URL contains the
 * state of all of them.
 */
export function ProductListScreen({ slug, search }: ProductListScreenProps) {
  const msg = useMsg()
  const navigate = useNavigate()
  const list = useRef<HTMLElement>(null)
  const [added, setAdded] = useState<ChosenFilter>()
  const [sheetOpen, onSheetOpenChange] = useState<boolean>()
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
    // The position is measured before anything changes. A later measurement would make the browser calculate
    // the layout once more.
    const isScrolledPast = (list.current?.getBoundingClientRect().top ?? 0) < 0
    // This state changes in a transition, so it shows together with the new list and not with the old one.
    startTransition(() => setAdded(addedFilter(search, next)))
    // If page 1 is shown, the filter replaces the history entry, so "Back" leaves the list. From a later page
    // of the list, "Back" returns to that page.
    await show(next, (search.page ?? 1) === 1)
    // A filtered list starts at its top.
    if (isScrolledPast) list.current?.scrollIntoView()
  }
  return (
    <Container>
      <ListHead slug={slug} search={search} data={data} failed={isError} sheetOpen={sheetOpen} />
      <CategoryStrip
        slug={slug}
        category={data?.category}
        filter={search.category}
        failed={isError}
      />
      {!nothingToSort && (
        <ProductListToolbar
          data={data}
          search={search}
          busy={products.isPlaceholderData}
          onSort={(next) => void show(next)}
          onFilter={(next) => void filterBy(next)}
          onFocusLost={focusList}
          sheetOpen={sheetOpen}
          onSheetOpenChange={onSheetOpenChange}
        />
      )}
      <Results ref={list} tabIndex={-1} aria-label={msg('catalogue.list')}>
        <Async
          query={products}
          skeleton={<CardGridSkeleton count={limits.listSkeletons} />}
          errorMessage={useErrorTextOf(productListErrorText)}
          insteadOfRetry={(error) =>
            slug !== null && isNotFoundError(error) && <NotFoundSuggestions slug={slug} />
          }
          errorAction={
            <ButtonLink
              to="/products"
              variant={isNotFoundError(products.error) ? 'primary' : 'quiet'}
            >
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
                  {/* The clicked link disappears together with its page, so the focus moves to the list. */}
                  <Pagination pagination={pagination} onPageChange={focusList} />
                </>
              ) : (
                <ProductListEmpty slug={slug} search={search} pagination={pagination}>
                  <EmptyFilteredList
                    answer={data?.facets}
                    search={search}
                    added={added}
                    onChange={(next) => void filterBy(next)}
                    onUndone={focusList}
                  />
                </ProductListEmpty>
              )}
            </Page>
          )}
        </Async>
      </Results>
    </Container>
  )
}

const matchedBelow = (product: ProductSummary) => <SearchMatchReasons product={product} />

type ProductListEmptyProps = Pick<ProductListData, 'pagination'> & {
  slug: string | null
  search: ProductListSearch
  /** The message if the filters have emptied the list. */
  children: ReactNode
}

/**
 * The message of an empty product list. The cause is a page number beyond the last page, a search without
 * hits, the filters, an empty category, or an empty shop. A filtered search is repeated without its filters.
 * If the repeated search finds nothing either, the message names the search text and not the filters.
 */
function ProductListEmpty({
  slug,
  search,
  pagination,
  children,
}: ProductListEmptyProps): ReactNode {
  const msg = useMsg()
  const isFiltered = chosenFilters(search).length > 0
  const { placeholderData: _, ...unfiltered } = productsQuery(null, withoutFilters(search))
  const all = useQuery({ ...unfiltered, enabled: isFiltered && Boolean(search.q) })
  if (isPastLastPage(pagination)) {
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
  if (all.isLoading) return null
  if (isFiltered && all.data?.products.length !== 0) return children
  if (search.q) return <ProductListHelp q={search.q} filtered={search.category !== undefined} />
  if (slug === null && search.category === undefined) {
    const home = <ButtonLink to="/">{msg('shell.goHome')}</ButtonLink>
    return <EmptyState title={msg('catalogue.none')} action={home} />
  }
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

/** Suggestions for a search that has found nothing. */
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
            <ButtonLink
              to="."
              search={({ page: _, q: __, ...rest }) => rest}
              variant={filtered ? 'secondary' : 'primary'}
            >
              {msg('list.help.clear')}
            </ButtonLink>
          </Row>
        }
      />
      <CategoryLinks label={msg('list.help.categories')} />
    </Grid>
  )
}

/** The box is high enough that the footer stays out of view if the list is short or has failed. */
const Results = styled.section`
  min-height: max(60vh, 480px);
  outline: none;

  /*
   * The margin leaves space for the sticky row of filters above the element that is scrolled to or focused.
   */
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
  sheetOpen: boolean | undefined
}

function ListHead({ slug, search, data, failed, sheetOpen }: ListHeadProps) {
  const title = useTitle({ slug, q: search.q, data, failed })
  const msg = useMsg()
  const from = data?.facets?.price?.min
  const n = data?.pagination.total
  usePageHead({
    title,
    description:
      title && from && n
        ? msg('catalogue.summary', { title, n, price: formatVnd(from) })
        : undefined,
    image: data?.products[0]?.image,
    // Search engines must not list search results or filtered lists.
    index: !search.q && chosenFilters(search).length === 0 && !failed,
    trail:
      title && !failed ? listBreadcrumbs(msg('common.home'), data?.category, title) : undefined,
  })
  return (
    <Head $gap={3}>
      <Breadcrumbs items={listBreadcrumbs(msg('common.home'), data?.category, title ?? '…')} />
      <Row $gap={[0, 4]} $wrap $align="baseline" $justify="space-between">
        <h1>
          {title ?? (
            <>
              <VisuallyHidden>{msg('ui.loading')}</VisuallyHidden>
              <Skeleton width="8ch" height="1.3em" />
            </>
          )}
        </h1>
        <ProductListCount data={data} search={search} sheetOpen={sheetOpen} />
      </Row>
    </Head>
  )
}

/**
 * Returns the title of the list. For the list of a category, returns undefined until the list has loaded or
 * failed. If the host does not send the name of the category, the title is the category's name in the menu,
 * or else "Products".
 */
function useTitle({
  slug,
  q,
  data,
  failed,
}: Pick<ListHeadProps, 'slug' | 'data' | 'failed'> & Pick<ProductListSearch, 'q'>):
  | string
  | undefined {
  const msg = useMsg()
  const menu = useQuery(siteQuery).data?.menu
  if (slug === null) return q ? msg('catalogue.found', { q }) : msg('catalogue.all')
  if (!data && !failed) return undefined
  const inMenu = menu?.find((item) => item.menu_type === 'category' && item.slug === slug)
  return data?.category?.name ?? inMenu?.name ?? msg('catalogue.list')
}

const Head = styled(Grid)`
  margin-block: ${space(6)} ${space(5)};
`
