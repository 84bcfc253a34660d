import { useQuery } from '@tanstack/react-query'
import { type ReactNode, startTransition, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ProductListData, ProductSummary } from '@/api/generated/model'
import { addedFilter, chosenFilters, type Filter } from '@/domain/catalogue/facets'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { isPastEnd } from '@/domain/pagination'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens.gen'
import { ButtonLink } from '@/ui/actions/Link'
import { Pagination } from '@/ui/data/Pagination'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Grid, Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { CardGrid, CardGridSkeleton } from '../CardGrid'
import { isNotThere, listErrors } from '../errors'
import { FilteredEmpty } from '../filters/ChosenFilters'
import { CategoryLinks, Nearest } from '../more/Nearest'
import { productsQuery, useCategories } from '../queries'
import { Matched } from '../search/Matched'
import { CategoryStrip } from './CategoryStrip'
import { ListToolbar } from './ListToolbar'

type ProductListProps = {
  /** Category, or null for all products. */
  slug: string | null
  /** Filter, order and page, from the URL. */
  search: ListSearch
  /** With `replace`, going back does not undo the change. Resolves when the place of the list before is kept. */
  onSearchChange: (next: ListSearch, how?: { replace: boolean }) => Promise<void>
  /** Renders title and breadcrumbs, which need the category. */
  heading: (data: ProductListData | undefined, failed: boolean) => ReactNode
}

/** A page of products with its category filter, its sort order and its paging (Product §2, §4). */
export function ProductList({ slug, search, onSearchChange, heading }: ProductListProps) {
  const msg = useMsg()
  const list = useRef<HTMLElement>(null)
  const [added, setAdded] = useState<Filter>()
  const products = useQuery(productsQuery(slug, search))
  const { data, isError } = products
  const nothingToSort = isError && !data
  const focusList = () => list.current?.focus({ preventScroll: true })
  const filterBy = async (next: ListSearch) => {
    // Asked before anything changes: after it, the answer would cost a layout.
    const isScrolledPast = (list.current?.getBoundingClientRect().top ?? 0) < 0
    // In the render of the new list, not in one of the old list before it.
    startTransition(() => setAdded(addedFilter(search, next)))
    // Back takes no filter off; but from what another page of the list became, it leads to that page.
    await onSearchChange(next, { replace: (search.page ?? 1) === 1 })
    // What the filters leave begins at the top.
    if (isScrolledPast) list.current?.scrollIntoView()
  }
  return (
    <>
      {heading(data, isError)}
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
          onSort={(next) => void onSearchChange(next)}
          onFilter={(next) => void filterBy(next)}
          onUnfiltered={focusList}
        />
      )}
      <Results ref={list} tabIndex={-1} aria-label={msg('catalogue.list')}>
        <Async
          query={products}
          skeleton={<CardGridSkeleton count={limits.listSkeletons} />}
          errorMessage={useErrorTextOf(listErrors)}
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
    </>
  )
}

const matchedBelow = (product: ProductSummary) => <Matched product={product} />

/** A list page without products: past the last page, no search hits, nothing in the filter, or an empty shop. */
type ProductListEmptyProps = Pick<ProductListData, 'pagination'> & { search: ListSearch }

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
  const categories = useCategories(null)
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
      <CategoryLinks label={msg('list.help.categories')} categories={categories.data ?? []} />
    </Grid>
  )
}

/** At least two rows of cards high, so that an error does not bring the footer into view. */
const Results = styled.section`
  min-height: max(60vh, 480px);
  outline: none;

  /* The filters that are set must not cover what is scrolled to, or has the focus. */
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
