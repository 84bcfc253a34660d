import { useState } from 'react'
import styled from 'styled-components'
import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { useNearView } from '@/ui/layout/use-near-view'
import { ProductSection } from './ProductSection'
import { useProductsNow } from './queries'
import { readViewed } from './viewed'

type RecentlyViewedProps = {
  /** What the shopper looked at on this device, newest first. */
  viewed: Viewed
}

/**
 * Recently viewed products with current data from the server, or as stored when the request fails
 * (Product §8). Renders nothing without any.
 */
export function RecentlyViewed({ viewed }: RecentlyViewedProps) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data, isError } = useProductsNow(
    viewed.map(({ id }) => id),
    near,
  )
  const products = data ?? (isError ? viewed : undefined)
  if (viewed.length === 0 || products?.length === 0) return null
  return (
    <ProductSection
      ref={watch}
      title={msg('product.viewed')}
      products={products}
      skeletons={limits.recentSkeletons}
    />
  )
}

/** The recently viewed products as a section of a page of its own width. Renders nothing without any. */
export function ViewedShelf() {
  const [viewed] = useState(readViewed)
  if (viewed.length === 0) return null
  return (
    <WithMessages bundle="product">
      <Shelf>
        <RecentlyViewed viewed={viewed} />
      </Shelf>
    </WithMessages>
  )
}

const Shelf = styled(Container)`
  margin-block-start: ${space(16)};
`
