import type { Product } from '@/api/generated/model'
import { Boundary } from '@/ui/Boundary'
import { RecentlyViewed } from './RecentlyViewed'
import { RelatedProducts } from './RelatedProducts'

/** Where to go from a product. Each block fails for itself. */
export function MoreProducts({ product }: { product: Product }) {
  return (
    <>
      <Boundary>
        <RelatedProducts slug={product.slug} />
      </Boundary>
      <Boundary>
        <RecentlyViewed product={product} />
      </Boundary>
    </>
  )
}
