import { createFileRoute } from '@tanstack/react-router'
import { ordersSearch } from '@/domain/order/search'
import { ordersQuery } from '@/features/orders/queries'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

export const Route = createFileRoute('/_shop/account/orders/')({
  validateSearch: ordersSearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: ({ context, deps }) => {
    const { tab = 'processing', page = 1 } = deps
    if (context.isSignedIn()) void context.queryClient.prefetchQuery(ordersQuery(tab, page))
  },
  component: function OrdersRoute() {
    const { tab = 'processing', page = 1 } = Route.useSearch()
    return <OrdersScreen key={tab} tab={tab} page={page} />
  },
})
