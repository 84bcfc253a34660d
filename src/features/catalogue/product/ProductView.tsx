import {
  lazy,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import type { Product, Variant } from '@/api/generated/model'
import {
  type Choice,
  galleryImages,
  initialChoice,
  pictureTexts,
  variantOf,
} from '@/domain/catalogue/variant'
import { nextPaint } from '@/lib/next-task'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { Boundary } from '@/ui/feedback/Boundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ProductGallery } from './ProductGallery'
import { ProductLayout } from './ProductLayout'
import { PurchasePanel } from './PurchasePanel'

const ProductDetails = lazy(() =>
  import('./ProductDetails').then((module) => ({ default: module.ProductDetails })),
)

const detailsSkeleton = <Skeleton height="170px" />

type ProductViewProps = {
  /** The product with its variants. */
  product: Product
  /** The variant that the URL names. */
  variantId: number | undefined
  /** Called with the chosen variant, to be put into the URL. The choice shows at once; a rejection takes it back. */
  onVariant: (variantId: number) => Promise<void> | void
  /** Called also without a variant: the caller shows what is missing (Product §5). */
  onAdd: (variant: Variant | null) => void
  /** Goes to the checkout with this variant; null where the product has none. */
  onBuyNow: (variant: Variant | null) => void
  /** Stands above the product: crumbs. */
  above?: ReactNode
  /** The wishlist button. */
  wishlist?: ReactNode
}

/** A product. The URL's variant is selected, else the first available one. */
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
  // The pictures follow when the press has been answered.
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
          <AfterPaint fallback={detailsSkeleton}>
            <ProductDetails product={product} />
          </AfterPaint>
        </Boundary>
      }
    />
  )
}

/** True once the product has left the page: its variant must not get into the next page's URL. */
function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(function watchLeaving() {
    hasLeft.current = false
    return () => void (hasLeft.current = true)
  }, [])
  return hasLeft
}
