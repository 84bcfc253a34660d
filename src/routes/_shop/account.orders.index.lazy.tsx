import { createLazyFileRoute } from '@tanstack/react-router'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

export const Route = createLazyFileRoute('/_shop/account/orders/')({
  component: function OrdersRoute() {
    const { tab = 'processing', page = 1 } = Route.useSearch()
    return <OrdersScreen key={tab} tab={tab} page={page} />
  },
})
