import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ListPlace, listPlace } from '@/domain/catalogue/list-search'
import { productsQuery } from '@/features/catalogue/queries'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

export const Route = createFileRoute('/_shop/category/$slug')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): ListPlace => listPlace(raw),
  // The router leaves what validation dropped in the search; the API must not get it.
  loaderDeps: ({ search }) => listPlace(search),
  loader: ({ context, params, deps }) =>
    void context.queryClient.prefetchQuery(productsQuery(params.slug, deps)),
  component: function CategoryRoute() {
    const { slug } = Route.useParams()
    return <ProductListScreen key={slug} slug={slug} place={listPlace(Route.useSearch())} />
  },
})
