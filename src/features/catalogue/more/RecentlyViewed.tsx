import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { useNearView } from '@/ui/feedback/late'
import { ProductSection } from './ProductSection'
import { useViewedNow } from './queries'

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
