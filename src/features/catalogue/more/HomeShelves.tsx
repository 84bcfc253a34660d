import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { color, size, space, text } from '@/theme/tokens'
import { AnyLink, ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useNearView } from '@/ui/feedback/late'
import { Container } from '@/ui/layout/basics'
import { listErrors } from '../errors'
import { productsQuery } from '../queries'
import { ProductSection } from './ProductSection'
import { RecentlyViewed } from './RecentlyViewed'
import { readViewed } from './viewed'

type ShelfProps = {
  /** Ids of products that the page shows elsewhere: none stands on it twice. */
  shown: readonly number[]
}

/** What is featured and new, and the way to all products (Product §2.5.9). What the shopper has looked at stands on the shelf of that. */
export function NewShelf({ shown }: ShelfProps) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const [viewed] = useState(readViewed)
  const { data, error, refetch } = useQuery({ ...productsQuery(null, {}), enabled: near })
  const errorText = useErrorTextOf(listErrors)
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
  if (data?.products.length === 0)
    return (
      <EmptyState
        title={msg('home.nothing')}
        text={msg('home.nothing.text')}
        action={<ButtonLink to="/contact">{msg('footer.link.contact')}</ButtonLink>}
      />
    )
  const elsewhere = new Set([...shown, ...viewed.map(({ id }) => id)])
  return (
    <Shelf>
      <ProductSection
        ref={watch}
        title={msg('product.shelf.new')}
        beside={<All href="/products">{msg('product.shelf.all')}</All>}
        products={data?.products
          .filter(({ id }) => !elsewhere.has(id))
          .slice(0, limits.listSkeletons)}
        skeletons={limits.listSkeletons}
      />
    </Shelf>
  )
}

/** The recently viewed products; nothing without any. */
export function ViewedShelf({ shown }: ShelfProps) {
  const [viewed] = useState(() => readViewed().filter(({ id }) => !shown.includes(id)))
  if (viewed.length === 0) return null
  return (
    <Shelf>
      <RecentlyViewed viewed={viewed} />
    </Shelf>
  )
}

/** What an empty cart goes on with: what was viewed, else what is new. */
export function GoOnShelf() {
  const [viewed] = useState(readViewed)
  return viewed.length > 0 ? <ViewedShelf shown={[]} /> : <NewShelf shown={[]} />
}

const Shelf = styled(Container)`
  margin-block-start: ${space(16)};

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
