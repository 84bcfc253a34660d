import { createFileRoute } from '@tanstack/react-router'
import { orderHistorySearchSchema } from '@/domain/order/search'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/account/orders/')({
  staticData: { forVisitors: 'page' },
  validateSearch: orderHistorySearchSchema,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: async ({ context, deps }) => {
    const { tab = 'processing', page = 1 } = deps
    if (!context.isSignedIn()) return
    // The code of the query loads together with the screen's code, because other pages do not need it.
    const { ownOrdersQuery } = await import('@/features/orders/queries')
    void context.queryClient.prefetchQuery(ownOrdersQuery(tab, page))
  },
  component: lateScreen(
    () => import('@/screens/account/OrdersScreen'),
    function OrdersRoute({ OrdersScreen }) {
      const { tab = 'processing', page = 1 } = Route.useSearch()
      return <OrdersScreen key={tab} tab={tab} page={page} />
    },
  ),
})
