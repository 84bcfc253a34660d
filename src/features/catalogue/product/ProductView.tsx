import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import {
  type VariantChoice,
  galleryImages,
  initialChoice,
  pictureAltTexts,
  variantOf,
} from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { nextPaint } from '@/lib/next-task'
import { formatVnd } from '@/lib/numbers'
import { box, media, size, space } from '@/theme/tokens.gen'
import { OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { Grid } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { ProductDetails } from './ProductDetails'
import { GalleryFrame, LargePictureBox, ProductGallery } from './ProductGallery'
import { PurchasePanel, type PurchasePanelProps } from './PurchasePanel'

type ProductViewProps = Omit<PurchasePanelProps, 'variant' | 'choice' | 'onChoose'> & {
  variantId: number | undefined
  /**
   * Called with the id of the chosen variant. The caller writes the id into the URL, but the page shows the
   * choice at once. If the promise rejects, the page returns to the previous choice.
   */
  onVariant: (variantId: number) => Promise<void> | void
}

/**
 * The content of a product page. At first it selects the variant that the URL names, or else the choice of
 * `initialChoice`. Until the product has loaded, it shows the data of the product's card.
 */
export function ProductView({ product, variantId, onVariant, ...panel }: ProductViewProps) {
  const { isWaiting } = panel
  const [shownId, showVariant] = useOptimistic(variantId)
  // A choice that the shopper made before the product had loaded. It can be written into the URL only
  // afterwards, so until then the page shows this value.
  const [early, chooseEarly] = useState<{ choice: VariantChoice; at: number | undefined }>()
  const hasLeft = useHasLeft()
  const isEarly = early && early.at === variantId && variantOf(product, early.choice)
  const choice = isEarly ? early.choice : initialChoice(product, shownId)
  const variant = variantOf(product, choice)
  useNewPrice(product, variant, isWaiting)
  const chooseVariant = (next: VariantChoice) => {
    chooseEarly(isWaiting ? { choice: next, at: variantId } : undefined)
    const chosen = variantOf(product, next)
    if (!chosen || isWaiting) return
    startTransition(async () => {
      showVariant(chosen.id)
      await nextPaint()
      if (!hasLeft.current) await onVariant(chosen.id)
    })
  }
  const writeEarlyChoice = useEffectEvent(() => {
    if (isEarly && variant) void onVariant(variant.id)
  })
  useEffect(
    function writeChoiceOfCard() {
      if (!isWaiting) writeEarlyChoice()
    },
    [isWaiting],
  )
  // The pictures change in a second render, because the choice itself must change at once after the click.
  const pictured = useDeferredValue(variant)
  const images = useMemo(() => galleryImages(product, pictured), [product, pictured])
  const texts = useMemo(() => pictureAltTexts(product), [product])
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
        <BlockBoundary>
          {isWaiting ? detailsRoom : <ProductDetails product={product} variant={variant} />}
        </BlockBoundary>
      }
    />
  )
}

/**
 * Shows a toast with the price of the variant, if this price is outside the price range that the product's
 * card showed.
 */
function useNewPrice(product: Product, variant: Variant | null, isWaiting = false): void {
  const [card] = useState(() => isWaiting && product)
  const toast = useToast()
  const msg = useMsg()
  const say = useEffectEvent(() => {
    if (!card || !variant) return
    if (variant.price >= card.min_price && variant.price <= card.max_price) return
    toast({
      message: msg('product.newPrice', { price: formatVnd(variant.price) }),
      type: 'warning',
    })
  })
  useEffect(
    function sayNewPrice() {
      if (!isWaiting) say()
    },
    [isWaiting],
  )
}

/**
 * Returns a ref that becomes true when the shopper leaves the product. After that, a chosen variant must not
 * be written into the URL, because the URL belongs to the next page.
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
 * The layout of a product page. The pictures are on the left, the purchase is on the right. On tablets, the
 * details are below both. On wide screens, they are below the purchase. Phones have one column.
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

const detailsRoom = <Skeleton height="246px" />

/** A placeholder for a product page whose product is not in the cache. */
export function ProductSkeleton() {
  return (
    <ProductLayout
      gallery={
        <GalleryFrame data-thumbs>
          <LargePictureBox>
            <FirstShot data-shot>
              <Skeleton ratio="3 / 4" />
            </FirstShot>
          </LargePictureBox>
        </GalleryFrame>
      }
      panel={
        <>
          <Skeleton height="2.6em" />
          <Original>
            <OriginalNameSkeleton />
          </Original>
          <Skeleton height="1.6em" width="40%" />
          <SkeletonText lines={4} />
        </>
      }
      details={detailsRoom}
    />
  )
}

const Page = styled.div`
  position: relative;
  display: grid;
  /*
   * The page is at least as high as the window, so that the footer stays out of view while the content loads.
   */
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

/*
 * The placeholder of the original name. On phones the original name is below the first view, so it needs no
 * placeholder there.
 */
const Original = styled.div`
  ${media.phone} {
    display: none;
  }
`

/* This box is as wide as the first picture. */
const FirstShot = styled.div`
  width: ${box.shotWidth};
  max-width: calc(100% - ${box.gutter});

  ${media.tabletOrSideways} {
    max-width: none;
  }
`
