import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ProductDetailData, Variant } from '@/api/generated/model'
import { lineOf } from '@/domain/line'
import { addLineAtom } from '@/features/cart/state'
import { productErrors } from '@/features/catalogue/errors'
import { ProductCrumbs } from '@/features/catalogue/ProductCrumbs'
import { ProductSkeleton } from '@/features/catalogue/ProductSkeleton'
import { ProductView } from '@/features/catalogue/ProductView'
import { productQuery } from '@/features/catalogue/queries'
import { useGoToCheckout } from '@/features/checkout/use-go-to-checkout'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { useSetAtom } from '@/lib/store'
import { Async } from '@/ui/Async'
import { Container } from '@/ui/Container'
import { ButtonLink } from '@/ui/Link'
import { useToast } from '@/ui/toast/use-toast'

type ProductScreenProps = { slug: string; variantId: number | undefined }

/** Spec §2, product detail: look, choose, put into the cart or buy at once. */
export function ProductScreen({ slug, variantId }: ProductScreenProps) {
  const msg = useMsg()
  const said = useSaid()
  const query = useQuery(productQuery(slug))
  usePageHead({ title: query.data?.product.name })
  return (
    <Container>
      <Async
        query={query}
        skeleton={<ProductSkeleton />}
        errorMessage={(error) => said(productErrors(error))}
        errorAs="h1"
        errorAction={
          <ButtonLink to="/products" variant="quiet">
            {msg('catalogue.seeAll')}
          </ButtonLink>
        }
      >
        {(detail) => <Product detail={detail} variantId={variantId} />}
      </Async>
    </Container>
  )
}

type ProductProps = { detail: ProductDetailData; variantId: number | undefined }

function Product({ detail: { product }, variantId }: ProductProps) {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addLine = useSetAtom(addLineAtom)
  const goToCheckout = useGoToCheckout()
  const add = (variant: Variant) => {
    addLine(lineOf(product, variant))
    const viewCart = {
      label: msg('product.viewCart'),
      onAction: () => void navigate({ to: '/cart' }),
    }
    toast({ message: msg('product.added'), action: viewCart })
  }
  return (
    <ProductView
      product={product}
      variantId={variantId}
      above={<ProductCrumbs product={product} />}
      onVariant={(variant) =>
        void navigate({ to: '.', search: { variant }, replace: true, resetScroll: false })
      }
      onAdd={add}
      onBuyNow={(variant) => goToCheckout([lineOf(product, variant)])}
    />
  )
}
