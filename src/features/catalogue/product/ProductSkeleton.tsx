import { pictureSizes } from '@/lib/image'
import { Picture } from '@/ui/media/Picture'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { GalleryFrame, GalleryStage } from '@/features/catalogue/gallery/gallery-parts'
import { ProductLayout } from './ProductLayout'
import { useSeenPicture } from '@/features/catalogue/card/picture-flight'

/** A product page on its way. Its picture is there already where the shopper comes from its card. */
export function ProductSkeleton() {
  const seen = useSeenPicture()
  return (
    <ProductLayout
      gallery={
        <GalleryFrame data-thumbs>
          <GalleryStage>
            {seen ? (
              <Picture src={seen} alt="" sizes={pictureSizes.card} priority />
            ) : (
              <Skeleton ratio="3 / 4" />
            )}
          </GalleryStage>
        </GalleryFrame>
      }
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
