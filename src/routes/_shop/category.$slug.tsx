import { createFileRoute } from '@tanstack/react-router'
import { productListSearch } from '@/domain/catalogue/list-search'
import { productsQuery } from '@/features/catalogue/queries'
import { lateScreen } from '@/lib/late-screen'
import { parseWith } from '@/lib/schema'

export const Route = createFileRoute('/_shop/category/$slug')({
  validateSearch: productListSearch,
  // Other search parameters of the address do not go to the API.
  loaderDeps: ({ search }) => parseWith(productListSearch)(search),
  loader: ({ context, params, deps }) =>
    void context.queryClient.prefetchQuery(productsQuery(params.slug, deps)),
  component: lateScreen(
    () => import('@/screens/product-list/ProductListScreen'),
    function CategoryRoute({ ProductListScreen }) {
      const { slug } = Route.useParams()
      return <ProductListScreen key={slug} slug={slug} search={Route.useLoaderDeps()} />
    },
  ),
})
