import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import styled from 'styled-components'
import {
  type Choice,
  galleryImages,
  initialChoice,
  pictureTexts,
  variantOf,
} from '@/domain/catalogue/variant'
import { pictureSizes } from '@/lib/image'
import { nextPaint } from '@/lib/next-task'
import { box, media, size, space } from '@/theme/tokens.gen'
import { OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { Boundary } from '@/ui/feedback/Boundary'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { Grid } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useCardPicture } from '../picture-flight'
import { ProductDetails } from './ProductDetails'
import { GalleryFrame, GalleryStage, ProductGallery } from './ProductGallery'
import { PurchasePanel, type PurchasePanelProps } from './PurchasePanel'

type ProductViewProps = Omit<PurchasePanelProps, 'variant' | 'choice' | 'onChoose'> & {
  variantId: number | undefined
  /**
   * Called with the chosen variant, to write it into the URL. The choice is shown at once. A rejected promise
   * reverts the choice.
   */
  onVariant: (variantId: number) => Promise<void> | void
}

/** A product page. It selects the variant from the URL, or else the first variant in stock. */
export function ProductView({ product, variantId, onVariant, ...panel }: ProductViewProps) {
  const [shownId, showVariant] = useOptimistic(variantId)
  const hasLeft = useHasLeft()
  const choice = initialChoice(product, shownId)
  const variant = variantOf(product, choice)
  const chooseVariant = (next: Choice) => {
    const chosen = variantOf(product, next)
    if (!chosen) return
    startTransition(async () => {
      showVariant(chosen.id)
      await nextPaint()
      if (!hasLeft.current) await onVariant(chosen.id)
    })
  }
  // Deferred, so that the click is answered before the pictures change.
  const pictured = useDeferredValue(variant)
  const images = useMemo(() => galleryImages(product, pictured), [product, pictured])
  const texts = useMemo(() => pictureTexts(product), [product])
  return (
    <ProductLayout
      gallery={<ProductGallery key={images[0]} images={images} texts={texts} name={product.name} />}
      panel={
        <PurchasePanel
          product={product}
          variant={variant}
          choice={choice}
          onChoose={chooseVariant}
          {...panel}
        />
      }
      details={
        <Boundary>
          <ProductDetails product={product} variant={variant} />
        </Boundary>
      }
    />
  )
}

/**
 * Returns a ref that is true once the product has left the page. Its variant must then not be written into
 * the next page's URL.
 */
function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(function watchLeaving() {
    hasLeft.current = false
    return () => void (hasLeft.current = true)
  }, [])
  return hasLeft
}

type ProductLayoutProps = { gallery: ReactNode; panel: ReactNode; details: ReactNode }

/**
 * The pictures are on the left, and the purchase is on the right. On tablets the details are below both; on
 * wide screens they are below the purchase. Phones have one column.
 */
function ProductLayout({ gallery, panel, details }: ProductLayoutProps) {
  return (
    <Page>
      <Pictures>{gallery}</Pictures>
      <Side $gap={8}>{panel}</Side>
      <Details $gap={8}>{details}</Details>
    </Page>
  )
}

/** A placeholder of a product page. If the shopper clicked a card, it shows the picture of that card. */
export function ProductSkeleton() {
  const cardPicture = useCardPicture()
  return (
    <ProductLayout
      gallery={
        <GalleryFrame data-thumbs>
          <GalleryStage>
            <FirstShot data-shot>
              {cardPicture ? (
                <Picture src={cardPicture} alt="" sizes={pictureSizes.card} priority />
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
      details={<Skeleton height="246px" />}
    />
  )
}

const Page = styled.div`
  position: relative;
  display: grid;
  /* Keeps the footer out of view while content loads. */
  min-height: calc(100svh - ${size.header});
  align-content: start;
  padding-block: ${box.productPadding} ${space(20)};
  gap: ${box.productGap};
  grid-template-columns: ${box.productColumns};

  ${media.tabletOrSideways} {
    align-items: start;
    padding-block-end: ${space(8)};
  }

  ${media.desktop} {
    grid-template-rows: auto 1fr;
  }
`

const Pictures = styled.div`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    grid-row: span 2;
  }
`

const Side = styled(Grid)`
  min-width: 0;
  align-content: start;
`

const Details = styled(Side)`
  margin-block-start: ${space(5)};

  ${media.tabletOrSideways} {
    margin-block-start: 0;
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-column: 2;
  }
`

/* The size of the first picture. */
const FirstShot = styled.div`
  width: ${box.shotWidth};
  max-width: calc(100% - ${box.gutter});

  ${media.tabletOrSideways} {
    max-width: none;
  }
`
