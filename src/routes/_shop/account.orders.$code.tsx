import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/account/orders/$code')({
  component: lateScreen(
    () => import('@/screens/account/OrderScreen'),
    function OrderRoute({ OrderScreen }) {
      const { code } = Route.useParams()
      return <OrderScreen key={code} code={code} />
    },
  ),
})
