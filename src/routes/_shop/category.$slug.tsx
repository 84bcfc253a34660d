import { createFileRoute } from '@tanstack/react-router'
import { productListSearchSchema } from '@/domain/catalogue/list-search'
import { productsQuery } from '@/features/catalogue/queries'
import { parserOf } from '@/lib/schema'
import { productListRoute } from '@/screens/product-list/LastProductList'

export const Route = createFileRoute('/_shop/category/$slug')({
  validateSearch: productListSearchSchema,
  // Only parameters of the list go to the API. All other parameters, such as `utm_source`, are left out.
  loaderDeps: ({ search }) => parserOf(productListSearchSchema)(search),
  loader: ({ context, params, deps }) =>
    void context.queryClient.prefetchQuery(productsQuery(params.slug, deps)),
  component: productListRoute(() => import('@/screens/product-list/ProductListScreen')),
})
