import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '@/screens/account/OrderScreen'

export const Route = createFileRoute('/_shop/account/orders/$code')({
  loader: ({ context }) => context.loadMessages('checkout'),
  component: function OrderRoute() {
    const { code } = Route.useParams()
    return <OrderScreen key={code} code={code} />
  },
})
