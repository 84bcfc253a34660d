import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { Pagination, ProductListData, ProductSummary } from '@/api/generated/model'
import { type ListSearch, productSorts } from '@/domain/catalogue/list-search'
import { isPastEnd } from '@/domain/pagination'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Select } from '@/ui/choosing/Select'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Grid, Row, Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { CardGrid, CardGridSkeleton } from '../CardGrid'
import { isNotThere, listErrors } from '../errors'
import { CategoryLinks, Nearest } from '../more/Nearest'
import { productsQuery, useCategories } from '../queries'
import { CategoryStrip } from './CategoryStrip'
import { ListPagination } from './ListPagination'

type ProductListProps = {
  /** Category, or null for all products. */
  slug: string | null
  /** Filter, order and page, from the URL. */
  search: ListSearch
  onSearchChange: (next: ListSearch) => void
  /** Renders title and breadcrumbs, which need the category. */
  heading: (data: ProductListData | undefined, failed: boolean) => ReactNode
  heart?: (product: ProductSummary) => ReactNode
}

/** A page of products with its category filter, its sort order and its paging (Product §2, §4). */
export function ProductList({ slug, search, onSearchChange, heading, heart }: ProductListProps) {
  const msg = useMsg()
  const list = useRef<HTMLElement>(null)
  const products = useQuery(productsQuery(slug, search))
  const { data, isError } = products
  const nothingToSort = isError && !data
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
          pagination={data?.pagination}
          search={search}
          onSearchChange={onSearchChange}
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
          {({ products: cards, pagination }) => (
            <Page $gap={14} aria-busy={products.isPlaceholderData}>
              {cards.length > 0 ? (
                <>
                  <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
                  <CardGrid products={cards} heart={heart} />
                  {/* The clicked link disappears with its page, so the focus moves to the list. */}
                  <ListPagination
                    pagination={pagination}
                    onPageChange={() => list.current?.focus({ preventScroll: true })}
                  />
                </>
              ) : (
                <WithMessages bundle="search">
                  <ProductListEmpty search={search} pagination={pagination} />
                </WithMessages>
              )}
            </Page>
          )}
        </Async>
      </Results>
    </>
  )
}

type ListToolbarProps = Pick<ProductListProps, 'search' | 'onSearchChange'> & {
  pagination: Pagination | undefined
}

/** The number of products and their order, announced when the list changes. A new order starts at page 1 (Product §4). */
function ListToolbar({ pagination, search, onSearchChange }: ListToolbarProps) {
  const msg = useMsg()
  return (
    <Toolbar $gap={4} $align="center" $justify="space-between">
      <Text $color="inkSoft" $size="sm" role="status">
        {pagination ? (
          <>
            {pagination.total !== null && msg('catalogue.total', { n: pagination.total })}
            <VisuallyHidden>
              {pagination.total !== null && ', '}
              {msg('ui.pagination.page', { page: pagination.current_page })},{' '}
              {msg(`catalogue.sort.${search.sort ?? 'default'}`)}
            </VisuallyHidden>
          </>
        ) : (
          '\u00A0'
        )}
      </Text>
      <Order>
        <Select
          label={msg('catalogue.sort')}
          hideLabel
          value={search.sort ?? 'default'}
          options={productSorts.map((sort) => ({
            value: sort,
            label: msg(`catalogue.sort.${sort}`),
          }))}
          onChange={(chosen) => {
            const { page: _, sort: __, ...rest } = search
            const sort = productSorts.find((option) => option === chosen)
            onSearchChange(sort && sort !== 'default' ? { ...rest, sort } : rest)
          }}
        />
      </Order>
    </Toolbar>
  )
}

/** A list page without products: past the last page, no search hits, nothing in the filter, or an empty shop. */
function ProductListEmpty({ search, pagination }: { search: ListSearch; pagination: Pagination }) {
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
function ProductListHelp({ q, filtered }: { q: string; filtered: boolean }) {
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
`

const Page = styled(Stack)`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const Toolbar = styled(Row)`
  margin-bottom: ${space(6)};
`

const Order = styled.div`
  width: min(220px, 60vw);
`
