import { useQuery } from '@tanstack/react-query'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { isNotThere, productErrors } from '@/features/catalogue/errors'
import { Nearest } from '@/features/catalogue/more/Nearest'
import { ProductSkeleton } from '@/features/catalogue/product/ProductLayout'
import { productQuery } from '@/features/catalogue/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { Container } from '@/ui/layout/Container'
import { ButtonLink } from '@/ui/actions/Link'
import { LoadedProduct } from './LoadedProduct'

type ProductScreenProps = {
  /** The product, by the last part of its address. */
  slug: string
  /** The variant that the address names. */
  variantId: number | undefined
}

/** Product §2, product detail: images, variants, add to cart and buy now. */
export function ProductScreen({ slug, variantId }: ProductScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(productQuery(slug))
  const product = query.data?.product
  usePageHead({
    title: product?.name ?? (query.isError ? errorText(productErrors(query.error)) : undefined),
    index: !query.isError,
    product,
    trail: product && productTrail(msg('common.home'), product),
  })
  return (
    <Container>
      <Async
        query={query}
        skeleton={<ProductSkeleton />}
        errorMessage={(error) => errorText(productErrors(error))}
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
