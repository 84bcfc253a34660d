import { createLazyFileRoute } from '@tanstack/react-router'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'

export const Route = createLazyFileRoute('/_shop/order-success')({
  component: function OrderSuccessRoute() {
    const { token } = Route.useSearch()
    return <OrderSuccessScreen key={token} token={token} />
  },
  pendingComponent: OrderPagePending,
})
