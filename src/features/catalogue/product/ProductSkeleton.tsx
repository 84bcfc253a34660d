import { pictureSizes } from '@/lib/image'
import { Picture } from '@/ui/media/Picture'
import { OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { FirstShot, GalleryFrame, GalleryStage } from '@/features/catalogue/gallery/gallery-parts'
import { ProductLayout } from './ProductLayout'
import { useCardPicture } from '@/features/catalogue/card/picture-flight'

/** Placeholder of a product page; shows the card's picture when the shopper comes from a card. */
export function ProductSkeleton() {
  const seen = useCardPicture()
  return (
    <ProductLayout
      gallery={
        <GalleryFrame data-thumbs>
          <GalleryStage>
            <FirstShot data-shot>
              {seen ? (
                <Picture src={seen} alt="" sizes={pictureSizes.card} priority />
              ) : (
                <Skeleton ratio="3 / 4" />
              )}
            </FirstShot>
          </GalleryStage>
        </GalleryFrame>
      }
      panel={
        <>
          <Skeleton height="2.6em" />
          <OriginalNameSkeleton />
          <Skeleton height="1.6em" width="40%" />
          <SkeletonText lines={4} />
        </>
      }
      details={<Skeleton height="170px" />}
    />
  )
}
