import { Skeleton, SkeletonText } from '@/ui/Skeleton'
import { ProductLayout } from './ProductLayout'

/** A product page on its way. */
export function ProductSkeleton() {
  return (
    <ProductLayout
      gallery={<Skeleton ratio="3 / 4" />}
      panel={
        <>
          <Skeleton height="2.6em" />
          <Skeleton height="1.6em" width="40%" />
          <SkeletonText lines={4} />
        </>
      }
      details={<Skeleton height="170px" />}
    />
  )
}
