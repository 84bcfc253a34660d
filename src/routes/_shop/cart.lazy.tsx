import { createLazyFileRoute } from '@tanstack/react-router'
import { CartScreen } from '@/screens/cart/CartScreen'

export const Route = createLazyFileRoute('/_shop/cart')({
  component: function CartRoute() {
    const navigate = Route.useNavigate()
    const onLinkDone = () => void navigate({ search: {}, replace: true })
    return <CartScreen link={Route.useSearch()} onLinkDone={onLinkDone} />
  },
})
