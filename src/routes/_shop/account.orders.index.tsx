import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ordersPlace, type OrdersPlace } from '@/domain/order/list-search'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

export const Route = createFileRoute('/_shop/account/orders/')({
  // Read below: code in here would travel with the start of every page.
  validateSearch: (raw: OrdersPlace & SearchSchemaInput) => raw,
  component: function OrdersRoute() {
    const { tab = 'processing', page = 1 } = ordersPlace(Route.useSearch())
    return <OrdersScreen key={tab} tab={tab} page={page} />
  },
})
