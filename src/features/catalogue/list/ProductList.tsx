import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { ProductListData, ProductSummary } from '@/api/generated/model'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { ButtonLink } from '@/ui/actions/Link'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/card/CardGrid'
import { CategoryStrip } from './CategoryStrip'
import { ListPagination } from './ListPagination'
import { ListToolbar } from './ListToolbar'
import { ProductListEmpty } from './ProductListEmpty'
import { isNotThere, listErrors } from '@/features/catalogue/errors'
import { Nearest } from '@/features/catalogue/more/Nearest'
import { productsQuery } from '@/features/catalogue/queries'

type ProductListProps = {
  /** Category, or null for all products. */
  slug: string | null
  /** Filter, order and page, from the URL. */
  search: ListSearch
  /** Called with new ones, to put into the URL. */
  onSearchChange: (next: ListSearch) => void
  /** Renders title and breadcrumbs, which need the category. */
  heading: (data: ProductListData | undefined, failed: boolean) => ReactNode
  /** The wishlist button of each card. */
  heart?: (product: ProductSummary) => ReactNode
}

/** A page of products with its category filter, its sort order and its paging (Product §2, §4). */
export function ProductList({ slug, search, onSearchChange, heading, heart }: ProductListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
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
          errorMessage={(error) => errorText(listErrors(error))}
          insteadOfRetry={(error) => slug !== null && isNotThere(error) && <Nearest slug={slug} />}
          errorAction={
            <ButtonLink to="/products" variant="quiet">
              {msg('catalogue.seeAll')}
            </ButtonLink>
          }
        >
          {({ products: cards, pagination }) => (
            <Page aria-busy={products.isPlaceholderData}>
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

/** At least two rows of cards high, so that an error does not bring the footer into view. */
const Results = styled.section`
  min-height: max(60vh, 480px);
  outline: none;
`

const Page = styled.div`
  display: grid;
  gap: ${space(14)};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
