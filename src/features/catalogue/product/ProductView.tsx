import { startTransition, useDeferredValue, useEffect, useMemo, useOptimistic, useRef } from 'react'
import {
  type Choice,
  galleryImages,
  initialChoice,
  pictureTexts,
  variantOf,
} from '@/domain/catalogue/variant'
import { nextPaint } from '@/lib/next-task'
import { Boundary } from '@/ui/feedback/Boundary'
import { ProductDetails } from './ProductDetails'
import { ProductGallery } from './ProductGallery'
import { ProductLayout } from './ProductLayout'
import { PurchasePanel, type PurchasePanelProps } from './PurchasePanel'

type ProductViewProps = Omit<PurchasePanelProps, 'variant' | 'choice' | 'onChoose'> & {
  variantId: number | undefined
  /** Called with the chosen variant, to be put into the URL. The choice shows at once; a rejection takes it back. */
  onVariant: (variantId: number) => Promise<void> | void
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
  // The pictures follow when the click has been answered.
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

/** True once the product has left the page: its variant must not get into the next page's URL. */
function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(function watchLeaving() {
    hasLeft.current = false
    return () => void (hasLeft.current = true)
  }, [])
  return hasLeft
}
