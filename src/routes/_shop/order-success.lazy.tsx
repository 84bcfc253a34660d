import { createLazyFileRoute } from '@tanstack/react-router'
import { OrderPagePending, OrderSuccessScreen } from '@/screens/order-success/SuccessScreens'

export const Route = createLazyFileRoute('/_shop/order-success')({
  component: function OrderSuccessRoute() {
    const { token } = Route.useSearch()
    return <OrderSuccessScreen key={token} token={token} />
  },
  pendingComponent: OrderPagePending,
})
