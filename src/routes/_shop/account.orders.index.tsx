import { createFileRoute } from '@tanstack/react-router'
import { ordersSearch } from '@/domain/order/list-search'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

export const Route = createFileRoute('/_shop/account/orders/')({
  validateSearch: ordersSearch,
  component: function OrdersRoute() {
    const { tab = 'processing', page = 1 } = Route.useSearch()
    return <OrdersScreen key={tab} tab={tab} page={page} />
  },
})
