import { useNavigate } from '@tanstack/react-router'
import { lazy, memo } from 'react'
import type { Product, ProductDetailData } from '@/api/generated/model'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { useRecordView } from '@/features/catalogue/more/viewed'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { useMsg } from '@/i18n/use-msg'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { Boundary } from '@/ui/feedback/Boundary'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { LateHeart } from '../wishlist/LateHeart'
import { usePurchase } from './use-purchase'

const MoreProducts = lazy(() =>
  import('@/features/catalogue/more/MoreProducts').then((module) => ({
    default: module.MoreProducts,
  })),
)

type LoadedProductProps = {
  /** The answer of the product’s call. */
  detail: ProductDetailData
  /** The variant that the address names. */
  variantId: number | undefined
}

/** The product page's content once the product is loaded. Remembered: asked for again, the product is mostly the same. */
export const LoadedProduct = memo(function LoadedProduct({
  detail,
  variantId,
}: LoadedProductProps) {
  const { product, is_in_wishlist: wished } = detail
  const navigate = useNavigate()
  const purchase = usePurchase(product)
  const viewed = useRecordView(product)
  return (
    <>
      <ProductView
        product={product}
        variantId={variantId}
        above={<ProductCrumbs product={product} />}
        wishlist={<LateHeart product={product} wished={wished} />}
        onVariant={(variant) =>
          navigate({ to: '.', search: { variant }, replace: true, resetScroll: false })
        }
        {...purchase}
      />
      <Boundary>
        <AfterPaint>
          <MoreProducts slug={product.slug} viewed={viewed} />
        </AfterPaint>
      </Boundary>
    </>
  )
})

function ProductCrumbs({ product }: { product: Product }) {
  const msg = useMsg()
  return <Breadcrumbs items={productTrail(msg('common.home'), product)} />
}
