import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, useState } from 'react'
import styled from 'styled-components'
import type { ProductDetailData } from '@/api/generated/model'
import { useShopper } from '@/features/auth/state'
import { useBuyHandlers } from '@/features/catalogue/buying/QuickAdd'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { isNotThere, productErrors } from '@/features/catalogue/errors'
import { Nearest } from '@/features/catalogue/more/Nearest'
import { useRecordView } from '@/features/catalogue/more/viewed'
import { ProductSkeleton, ProductView } from '@/features/catalogue/product/ProductView'
import { productQuery } from '@/features/catalogue/queries'
import { RestockOffer } from '@/features/restock/RestockOffer'
import { usePageHead } from '@/features/site/use-page-head'
import { hasBody } from '@/features/sizes/kept-body'
import { MySize } from '@/features/sizes/MySize'
import { WishlistButton } from '@/features/wishlist/WishlistButton'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { space, text, weight } from '@/theme/tokens.gen'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { late, WhenNear } from '@/ui/feedback/late'
import { RulerIcon } from '@/ui/icons'
import { Container } from '@/ui/layout/basics'

const SizeGuide = late(async () => (await import('./SizeGuide')).SizeGuide)
const MoreProducts = late(
  async () => (await import('@/features/catalogue/more/Shelves')).MoreProducts,
  { room: null },
)

type ProductScreenProps = {
  slug: string
  variantId: number | undefined
}

/** The product detail: images, variants, add to cart and buy now (Product §2). */
export function ProductScreen({ slug, variantId }: ProductScreenProps) {
  const msg = useMsg()
  const errorText = useErrorTextOf(productErrors)
  const query = useQuery(productQuery(slug))
  const product = query.data?.product
  usePageHead({
    title: product?.name ?? (query.isError ? errorText(query.error) : undefined),
    index: !query.isError,
    product,
    trail: product && productTrail(msg('common.home'), product),
  })
  return (
    <Container>
      <Async
        query={query}
        skeleton={<ProductSkeleton />}
        errorMessage={errorText}
        errorAs="h1"
        insteadOfRetry={(error) => isNotThere(error) && <Nearest slug={slug} />}
        errorAction={
          <ButtonLink to="/products" variant="quiet">
            {msg('catalogue.seeAll')}
          </ButtonLink>
        }
      >
        {(detail) => <LoadedProduct detail={detail} variantId={variantId} />}
      </Async>
    </Container>
  )
}

function SizeGuideButton({ chart }: { chart: string | null }) {
  const msg = useMsg()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Guide
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...SizeGuide.onInterest}
      >
        <RulerIcon size={20} /> {msg('product.sizeGuide')}
      </Guide>
      {isOpen !== undefined && <SizeGuide chart={chart} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

/* Its text ends where the panel does. */
const Guide = styled(Button)`
  margin-inline-end: -${space(3)};
  font-size: ${text.sm};
  font-weight: ${weight.regular};
`

type LoadedProductProps = { detail: ProductDetailData; variantId: number | undefined }

/** Memoised, because a refetched product is usually unchanged. */
const LoadedProduct = memo(function LoadedProduct({ detail, variantId }: LoadedProductProps) {
  const msg = useMsg()
  const { product, is_in_wishlist: wished } = detail
  const navigate = useNavigate()
  const purchase = useBuyHandlers(product)
  const viewed = useRecordView(product)
  const { user } = useShopper()
  return (
    <>
      <ProductView
        product={product}
        variantId={variantId}
        above={<Breadcrumbs items={productTrail(msg('common.home'), product)} />}
        restock={(variant) => (
          <RestockOffer key={product.id} product={product} variant={variant} email={user?.email} />
        )}
        mySize={(choice, onChoose) =>
          hasBody() && (
            <MySize
              key={product.id}
              product={product}
              choice={choice}
              isOpen={variantId === undefined}
              onChoose={onChoose}
            />
          )
        }
        sizeGuide={<SizeGuideButton chart={product.size_chart} />}
        wishlist={<WishlistButton product={product} wished={wished} />}
        onVariant={(variant) =>
          navigate({ to: '.', search: { variant }, replace: true, resetScroll: false })
        }
        {...purchase}
      />
      <WhenNear>
        <MoreProducts slug={product.slug} viewed={viewed} />
      </WhenNear>
    </>
  )
})
