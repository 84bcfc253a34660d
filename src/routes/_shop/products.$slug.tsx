import { createFileRoute } from '@tanstack/react-router'
import { productSearch } from '@/domain/catalogue/list-search'
import { productQuery } from '@/features/catalogue/queries'
import { ProductScreen } from '@/screens/product/ProductScreen'

export const Route = createFileRoute('/_shop/products/$slug')({
  validateSearch: productSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productQuery(params.slug))
    return context.loadMessages('product')
  },
  component: function ProductRoute() {
    const { slug } = Route.useParams()
    return <ProductScreen key={slug} slug={slug} variantId={Route.useSearch().variant} />
  },
})
