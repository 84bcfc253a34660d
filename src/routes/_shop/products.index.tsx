import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ListPlace, listPlace } from '@/domain/paging'
import { productsQuery } from '@/features/catalogue/queries'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

export const Route = createFileRoute('/_shop/products/')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): ListPlace => listPlace(raw),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(productsQuery(null, deps)),
  component: function ProductsRoute() {
    return <ProductListScreen slug={null} place={Route.useSearch()} />
  },
})
