import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '@/domain/order/search'
import { paypalStatusQuery } from '@/features/orders/queries'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'

export const Route = createFileRoute('/_shop/order-success')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  validateSearch: orderSuccessSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => {
    if (token) void context.queryClient.prefetchQuery(paypalStatusQuery(token))
    return context.loadMessages('checkout')
  },
  component: function OrderSuccessRoute() {
    const { token } = Route.useSearch()
    return <OrderSuccessScreen key={token} token={token} />
  },
  pendingComponent: OrderPagePending,
})
