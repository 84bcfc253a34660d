import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductListData } from '@/api/generated/model'
import type { ListPlace } from '@/domain/paging'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/Async'
import { EmptyState } from '@/ui/EmptyState'
import { ButtonLink } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CardGrid, CardGridSkeleton } from './CardGrid'
import { ListPagination } from './ListPagination'
import { ListToolbar } from './ListToolbar'
import { listErrors } from './errors'
import { productsQuery } from './queries'

type ProductListProps = {
  /** Category, or null for all products. */
  slug: string | null
  place: ListPlace
  onPlace: (next: ListPlace) => void
  /** Title and breadcrumbs, which want to know the category. */
  heading: (data: ProductListData | undefined, failed: boolean) => ReactNode
}

/** A page of products with its sort order and its paging (spec §2, §4). */
export function ProductList({ slug, place, onPlace, heading }: ProductListProps) {
  const msg = useMsg()
  const said = useSaid()
  const products = useQuery(productsQuery(slug, place))
  return (
    <>
      {heading(products.data, products.isError)}
      <ListToolbar total={products.data?.pagination.total} place={place} onPlace={onPlace} />
      <Async
        query={products}
        skeleton={<CardGridSkeleton count={limits.listSkeletons} />}
        errorMessage={(error) => said(listErrors(error))}
        errorAction={
          <ButtonLink to="/products" variant="quiet">
            {msg('catalogue.seeAll')}
          </ButtonLink>
        }
        isEmpty={(data) => data.products.length === 0}
        empty={
          <EmptyState
            title={msg('catalogue.empty')}
            action={<ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>}
          />
        }
      >
        {(data) => (
          <Page aria-busy={products.isPlaceholderData}>
            <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
            <CardGrid products={data.products} />
            <ListPagination pagination={data.pagination} />
          </Page>
        )}
      </Async>
    </>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${space(14)};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
