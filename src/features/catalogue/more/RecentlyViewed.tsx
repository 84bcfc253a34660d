import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { MoreSection } from './MoreSection'
import { ProductRow, ProductRowSkeleton } from './ProductRow'
import { useProductsNow } from './queries'
import { useNearView } from '@/ui/layout/use-near-view'

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
    <MoreSection ref={watch} title={msg('product.viewed')} busy={!products}>
      {products ? (
        <ProductRow products={products} />
      ) : (
        <ProductRowSkeleton count={limits.recentSkeletons} />
      )}
    </MoreSection>
  )
}
