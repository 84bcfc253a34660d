import { createFileRoute } from '@tanstack/react-router'
import { orderTrackingSearchSchema } from '@/domain/order/search'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/orders/track')({
  validateSearch: orderTrackingSearchSchema,
  loader: ({ context }) => context.loadMessages('account'),
  component: lateScreen(
    () => import('@/screens/order-track/OrderTrackScreen'),
    function OrderTrackRoute({ OrderTrackScreen }) {
      const { code = '' } = Route.useSearch()
      return <OrderTrackScreen key={code} code={code} />
    },
  ),
})
