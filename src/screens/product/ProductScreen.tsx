import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, useState } from 'react'
import styled from 'styled-components'
import type { Product, ProductDetailData } from '@/api/generated/model'
import { useShopper } from '@/features/auth/state'
import { useBuyHandlers } from '@/features/catalogue/buying/QuickAddButton'
import { cachedProduct } from '@/features/catalogue/cached-product'
import { productBreadcrumbs } from '@/features/catalogue/category-crumbs'
import { isNotFoundError, productErrorText } from '@/features/catalogue/errors'
import { NotFoundSuggestions } from '@/features/catalogue/more/NotFoundSuggestions'
import { useRecordProductView } from '@/features/catalogue/more/viewed'
import { ProductSkeleton, ProductView } from '@/features/catalogue/product/ProductView'
import { productQuery } from '@/features/catalogue/queries'
import { RestockOffer } from '@/features/restock/RestockOffer'
import { usePageHead } from '@/features/site/use-page-head'
import { MySizeNote } from '@/features/sizes/MySizeNote'
import { hasBodyMeasures } from '@/features/sizes/stored-body'
import { WishlistButton } from '@/features/wishlist/WishlistButton'
import { type Msg, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { space, text, weight } from '@/theme/tokens.gen'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { defer, RenderWhenNear } from '@/ui/feedback/late'
import { RulerIcon } from '@/ui/icons'
import { Container } from '@/ui/layout/basics'

const SizeGuideDrawer = defer(async () => (await import('./SizeGuideDrawer')).SizeGuideDrawer)
const MoreProducts = defer(
  async () => (await import('@/features/catalogue/more/Shelves')).ProductPageShelves,
  { room: null },
)

type ProductScreenProps = { slug: string; variantId: number | undefined }

/**
 * Returns a sentence that says what the product is and what it costs, for search engines and link previews
 * (Product §4.2.3).
 */
function summaryOf({ name, min_price, max_price, description }: Product, msg: Msg): string {
  const price = formatVnd(min_price)
  const more = String(max_price > min_price)
  return msg('product.summary', { name, price, more, text: description ?? '' })
}

/** The product page: pictures, variants, "add to cart" and "buy now" (Product §2). */
export function ProductScreen({ slug, variantId }: ProductScreenProps) {
  const msg = useMsg()
  const errorText = useErrorTextOf(productErrorText)
  const query = useQuery(productQuery(slug))
  const client = useQueryClient()
  const [known] = useState(() => (query.data ? undefined : cachedProduct(client, slug)))
  const product = query.data?.product
  usePageHead({
    title: query.isError && !product ? errorText(query.error) : (product ?? known?.product)?.name,
    description: product && summaryOf(product, msg),
    index: !query.isError,
    product,
    trail: product && productBreadcrumbs(msg('common.home'), product),
  })
  return (
    <Container>
      <Async
        query={query}
        skeleton={
          known ? (
            <LoadedProduct detail={known} variantId={variantId} isWaiting />
          ) : (
            <ProductSkeleton />
          )
        }
        errorMessage={errorText}
        errorAs="h1"
        insteadOfRetry={(error) => isNotFoundError(error) && <NotFoundSuggestions slug={slug} />}
        errorAction={
          <ButtonLink to="/products" variant={isNotFoundError(query.error) ? 'primary' : 'quiet'}>
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
        {...SizeGuideDrawer.onInterest}
      >
        <RulerIcon size={20} /> {msg('product.sizeGuide')}
      </Guide>
      {isOpen !== undefined && (
        <SizeGuideDrawer chart={chart} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  )
}

/* The label of the button, not the box around it, aligns with the end of the panel. */
const Guide = styled(Button)`
  margin-inline-end: -${space(3)};
  font-size: ${text.sm};
  font-weight: ${weight.regular};
`

type LoadedProductProps = {
  detail: ProductDetailData
  variantId: number | undefined
  isWaiting?: boolean
}

/**
 * The product page with data. The component is memoised, because a refetched product is usually unchanged.
 * The page first shows the data of the card, and then the loaded product. Choice, focus and scroll position
 * stay.
 */
const LoadedProduct = memo(function LoadedProduct(props: LoadedProductProps) {
  const { detail, variantId, isWaiting = false } = props
  const msg = useMsg()
  const { product, is_in_wishlist: wished } = detail
  const navigate = useNavigate()
  const purchase = useBuyHandlers(product)
  const viewed = useRecordProductView(product, isWaiting)
  const { user } = useShopper()
  return (
    <>
      <ProductView
        product={product}
        isWaiting={isWaiting}
        variantId={variantId}
        above={<Breadcrumbs items={productBreadcrumbs(msg('common.home'), product)} />}
        restock={(variant, bar) => (
          <RestockOffer
            key={product.id}
            product={product}
            variant={variant}
            email={user?.email}
            bar={bar}
          />
        )}
        mySize={(choice, onChoose) =>
          hasBodyMeasures() && (
            <MySizeNote
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
      <RenderWhenNear>
        <MoreProducts slug={product.slug} viewed={viewed} />
      </RenderWhenNear>
    </>
  )
})
