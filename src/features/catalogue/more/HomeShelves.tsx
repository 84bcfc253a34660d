import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { formatVnd } from '@/lib/money'
import { box, color, size, space, text, title } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/Link'
import { Boundary } from '@/ui/feedback/Boundary'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/Container'
import { useNearView } from '@/ui/layout/use-near-view'
import { listErrors } from '../errors'
import { productsQuery } from '../queries'
import { ProductSection } from './ProductSection'
import { useLook } from './queries'
import { RecentlyViewed } from './RecentlyViewed'
import { readViewed } from './viewed'

type HomeShelvesProps = {
  /** Ids of products that a picture shows together. */
  look?: readonly number[]
  /** Paths of lists: all products, a category, a search. */
  lists?: readonly string[]
}

/** Shelves below a section of the home page (Product §2.5.9): its look, and one for each list. Without lists: what was viewed. */
export function HomeShelves({ look, lists }: HomeShelvesProps) {
  if (!lists) return <ViewedShelf />
  return (
    <>
      {look !== undefined && look.length > 0 && (
        <Boundary>
          <LookShelf ids={look} />
        </Boundary>
      )}
      {lists.map((path) => (
        <Boundary key={path}>
          <ListShelf path={path} />
        </Boundary>
      ))}
    </>
  )
}

/** The first products of a list, eight of all or four of a category, what they cost at least, and the way to all of them; nothing where the list fails or is empty. */
function ListShelf({ path }: { path: string }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const isAll = path === '/products'
  const [place = '', search] = path.split('?')
  const [, slug = null] = place.split('/category/')
  const q = new URLSearchParams(search).get('q') ?? undefined
  const { data, error, refetch } = useQuery({ ...productsQuery(slug, { q }), enabled: near })
  const errorText = useErrorTextOf(listErrors)
  if (error && isAll)
    return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
  if (error || data?.products.length === 0) return null
  const count = isAll ? limits.listSkeletons : limits.recentSkeletons
  const name = q ? msg('product.shelf.story') : (data?.category?.name ?? '\u00A0')
  const lowest = data?.facets?.price?.min
  return (
    <Shelf>
      <ProductSection
        ref={watch}
        title={isAll ? msg('product.shelf.new') : name}
        beside={
          <All href={path}>
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

/** The pieces that a picture shows together, and what they cost at least; nothing where one of them alone can be had. */
function LookShelf({ ids }: { ids: readonly number[] }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data, isError } = useLook(ids, near)
  if (isError || (data && data.length < 2)) return null
  const price = formatVnd(data?.reduce((sum, { min_price }) => sum + min_price, 0) ?? 0)
  return (
    <Shelf>
      <ProductSection
        ref={watch}
        title={msg('product.shelf.look')}
        end={data && <Sum>{msg('product.shelf.look.sum', { n: data.length, price })}</Sum>}
        products={data}
        skeletons={ids.length}
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

const Sum = styled.p`
  display: grid;
  padding: ${space(4)};
  align-items: end;
  aspect-ratio: ${box.cardRatio};
  background: ${color.sand};
  font: ${title.h3};
`

const All = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.ink};
  font-size: ${text.sm};
`
