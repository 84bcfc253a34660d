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
import { useViewedNow } from './queries'
import { readViewed } from './viewed'

/** Recently viewed products, fetched when they come near the screen. Renders nothing without any. */
export function RecentlyViewed({ viewed }: { viewed: Viewed }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const products = useViewedNow(viewed, near)
  if (products?.length === 0) return null
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
