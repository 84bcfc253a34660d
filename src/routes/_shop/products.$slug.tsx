import { createFileRoute } from '@tanstack/react-router'
import { productSearch } from '@/domain/catalogue/list-search'
import { productQuery } from '@/features/catalogue/queries'

export const Route = createFileRoute('/_shop/products/$slug')({
  validateSearch: productSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(productQuery(params.slug)),
})
