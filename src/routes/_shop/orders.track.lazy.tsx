import { createLazyFileRoute } from '@tanstack/react-router'
import { OrderTrackScreen } from '@/screens/order-track/OrderTrackScreen'

export const Route = createLazyFileRoute('/_shop/orders/track')({
  component: function OrderTrackRoute() {
    const { code = '' } = Route.useSearch()
    return <OrderTrackScreen key={code} code={code} />
  },
})
