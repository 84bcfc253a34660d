import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { productQuery } from '@/features/catalogue/queries'
import { ProductScreen } from '@/screens/product/ProductScreen'

type ProductSearch = { variant?: number }

export const Route = createFileRoute('/_shop/products/$slug')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): ProductSearch => {
    const variant = Number(raw.variant)
    return Number.isSafeInteger(variant) && variant > 0 ? { variant } : {}
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productQuery(params.slug))
    return context.loadMessages('product')
  },
  component: function ProductRoute() {
    const { slug } = Route.useParams()
    return <ProductScreen key={slug} slug={slug} variantId={Route.useSearch().variant} />
  },
})
