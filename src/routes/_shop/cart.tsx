import { createFileRoute } from '@tanstack/react-router'
import { cartSearchSchema } from '@/domain/cart/cart-link'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/cart')({
  validateSearch: cartSearchSchema,
  component: lateScreen(
    () => import('@/screens/cart/CartScreen'),
    function CartRoute({ CartScreen }) {
      const navigate = Route.useNavigate()
      const onLinkDone = () => void navigate({ search: {}, replace: true })
      return <CartScreen link={Route.useSearch()} onLinkDone={onLinkDone} />
    },
  ),
})
