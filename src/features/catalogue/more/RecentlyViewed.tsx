import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Product } from '@/api/generated/model'
import { summaryOf, without } from '@/domain/recently-viewed'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { MoreSection } from './MoreSection'
import { ProductRow, ProductRowSkeleton } from './ProductRow'
import { productsByIdsQuery } from './queries'
import { useNearView } from './use-near-view'
import { keepViewed, readViewed } from './viewed'

/**
 * What this browser looked at before the product on the screen, which it remembers too. Shown as the
 * server knows it now, as it was then where the server does not answer (spec §8); nothing without any.
 */
export function RecentlyViewed({ product }: { product: Product }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const [before] = useState(() => without(readViewed(), product.id))
  const { data, isError } = useQuery({
    ...productsByIdsQuery(before.map(({ id }) => id)),
    enabled: near,
  })
  useEffect(
    function rememberVisit() {
      keepViewed(summaryOf(product))
    },
    [product],
  )
  const products = data ?? (isError ? before : undefined)
  if (before.length === 0 || products?.length === 0) return null
  return (
    <MoreSection ref={watch} title={msg('product.viewed')} busy={!products}>
      {products ? (
        <ProductRow products={products} />
      ) : (
        <ProductRowSkeleton count={limits.recentSkeletons} />
      )}
    </MoreSection>
  )
}
