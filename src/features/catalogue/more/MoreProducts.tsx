import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { Boundary } from '@/ui/feedback/Boundary'
import { RecentlyViewed } from './RecentlyViewed'
import { RelatedProducts } from './RelatedProducts'

type MoreProductsProps = {
  /** Of the product on the screen. */
  slug: string
  /** What was looked at before it. */
  viewed: Viewed
}

/** Where to go from a product. Each block fails for itself. */
export function MoreProducts({ slug, viewed }: MoreProductsProps) {
  return (
    <>
      <Boundary>
        <RelatedProducts slug={slug} />
      </Boundary>
      <Boundary>
        <RecentlyViewed viewed={viewed} />
      </Boundary>
    </>
  )
}
