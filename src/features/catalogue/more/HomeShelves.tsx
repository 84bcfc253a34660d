import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { limits } from '@/lib/limits'
import { formatVnd } from '@/lib/money'
import { color, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/Link'
import { Boundary } from '@/ui/feedback/Boundary'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/Container'
import { useNearView } from '@/ui/layout/use-near-view'
import { listErrors } from '../errors'
import { productsQuery } from '../queries'
import { ProductSection } from './ProductSection'
import { RecentlyViewed } from './RecentlyViewed'
import { readViewed } from './viewed'

/**
 * Shelves below a section of the home page (Product §2.5.9), one for each list, `null` for that of all products. Without lists:
 * what was viewed.
 */
export function HomeShelves({ lists }: { lists?: readonly (string | null)[] }) {
  return (
    <WithMessages bundle="product">
      {lists ? (
        lists.map((slug) => (
          <Boundary key={slug}>
            <ListShelf slug={slug} />
          </Boundary>
        ))
      ) : (
        <ViewedShelf />
      )}
    </WithMessages>
  )
}

/** The first products of a list, eight of all or four of a category, what they cost at least, and the way to all of them; nothing where the list fails or is empty. */
function ListShelf({ slug }: { slug: string | null }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data, error, refetch } = useQuery({ ...productsQuery(slug, {}), enabled: near })
  const errorText = useErrorTextOf(listErrors)
  if (error && slug === null)
    return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
  if (error || data?.products.length === 0) return null
  const count = slug === null ? limits.listSkeletons : limits.recentSkeletons
  const lowest = data?.facets?.price?.min
  return (
    <Shelf>
      <ProductSection
        ref={watch}
        title={slug === null ? msg('product.shelf.new') : (data?.category?.name ?? '\u00A0')}
        beside={
          <All href={slug === null ? '/products' : `/category/${slug}`}>
            {lowest
              ? msg('product.shelf.from', { price: formatVnd(lowest) })
              : msg('product.shelf.all')}
          </All>
        }
        products={data?.products.slice(0, count)}
        skeletons={count}
      />
    </Shelf>
  )
}

/** The recently viewed products as a section of the page's width. Renders nothing without any. */
function ViewedShelf() {
  const [viewed] = useState(readViewed)
  if (viewed.length === 0) return null
  return (
    <Own>
      <RecentlyViewed viewed={viewed} />
    </Own>
  )
}

const Own = styled(Container)`
  margin-block-start: ${space(16)};
`

const Shelf = styled(Own)`
  & > section {
    padding-block-end: 0;
  }
`

const All = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.ink};
  font-size: ${text.sm};
`
