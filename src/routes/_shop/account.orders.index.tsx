import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ordersPlace, type OrdersPlace } from '@/domain/orders-place'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

export const Route = createFileRoute('/_shop/account/orders/')({
  validateSearch: (raw: Record<string, unknown> & SearchSchemaInput): OrdersPlace =>
    ordersPlace(raw),
  component: function OrdersRoute() {
    const { tab = 'processing', page = 1 } = Route.useSearch()
    return <OrdersScreen key={tab} tab={tab} page={page} />
  },
})
