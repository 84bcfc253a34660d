import { createFileRoute } from '@tanstack/react-router'
import { ordersSearch } from '@/domain/order/search'
import { ordersQuery } from '@/features/orders/queries'

export const Route = createFileRoute('/_shop/account/orders/')({
  validateSearch: ordersSearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: ({ context, deps }) => {
    const { tab = 'processing', page = 1 } = deps
    if (context.isSignedIn()) void context.queryClient.prefetchQuery(ordersQuery(tab, page))
  },
})
