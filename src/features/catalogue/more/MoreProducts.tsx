import type { Viewed } from '@/domain/catalogue/recently-viewed'
import { Boundary } from '@/ui/feedback/Boundary'
import { RecentlyViewed } from './RecentlyViewed'
import { RelatedProducts } from './RelatedProducts'

type MoreProductsProps = {
  /** Slug of the product on the screen. */
  slug: string
  /** Products viewed before it. */
  viewed: Viewed
}

/** Related and recently viewed products; each block has its own error boundary. */
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
