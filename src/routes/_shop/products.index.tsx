import { createFileRoute } from '@tanstack/react-router'
import { productListSearch } from '@/domain/catalogue/list-search'
import { productsQuery } from '@/features/catalogue/queries'
import { lateScreen } from '@/lib/late-screen'
import { parseWith } from '@/lib/schema'

export const Route = createFileRoute('/_shop/products/')({
  validateSearch: productListSearch,
  // Other search parameters of the address do not go to the API.
  loaderDeps: ({ search }) => parseWith(productListSearch)(search),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(productsQuery(null, deps)),
  component: lateScreen(
    () => import('@/screens/product-list/ProductListScreen'),
    function ProductsRoute({ ProductListScreen }) {
      return <ProductListScreen slug={null} search={Route.useLoaderDeps()} />
    },
  ),
})
