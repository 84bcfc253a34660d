import { createLazyFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '@/screens/account/OrderScreen'

export const Route = createLazyFileRoute('/_shop/account/orders/$code')({
  component: function OrderRoute() {
    const { code } = Route.useParams()
    return <OrderScreen key={code} code={code} />
  },
})
