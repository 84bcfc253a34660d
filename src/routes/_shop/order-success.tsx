import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearchSchema } from '@/domain/order/search'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/order-success')({
  validateSearch: orderSuccessSearchSchema,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    const texts = context.loadMessages('account')
    if (token) {
      const { paypalStatusQuery } = await import('@/features/orders/queries')
      void context.queryClient.prefetchQuery(paypalStatusQuery(token))
    }
    await texts
  },
  component: lateScreen(
    () => import('@/screens/order-success/SuccessScreens'),
    function OrderSuccessRoute({ OrderSuccessScreen }) {
      const { token } = Route.useSearch()
      return <OrderSuccessScreen key={token} token={token} />
    },
  ),
  pendingComponent: lateScreen(
    () => import('@/screens/order-success/SuccessScreens'),
    'SuccessPlaceholder',
  ),
})
