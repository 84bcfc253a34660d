import { createFileRoute } from '@tanstack/react-router'
import { productPageSearchSchema } from '@/domain/catalogue/list-search'
import { productQuery } from '@/features/catalogue/queries'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/products/$slug')({
  validateSearch: productPageSearchSchema,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productQuery(params.slug)),
  component: lateScreen(
    () => import('@/screens/product/ProductScreen'),
    function ProductRoute({ ProductScreen }) {
      const { slug } = Route.useParams()
      return <ProductScreen key={slug} slug={slug} variantId={Route.useSearch().variant} />
    },
  ),
})
