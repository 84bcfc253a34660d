import { createLazyFileRoute } from '@tanstack/react-router'
import { ProductScreen } from '@/screens/product/ProductScreen'

export const Route = createLazyFileRoute('/_shop/products/$slug')({
  component: function ProductRoute() {
    const { slug } = Route.useParams()
    return <ProductScreen key={slug} slug={slug} variantId={Route.useSearch().variant} />
  },
})
