import { createLazyFileRoute } from '@tanstack/react-router'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { CodSuccessScreen } from '@/screens/order-success/CodSuccessScreen'

export const Route = createLazyFileRoute('/_shop/cod-order-success')({
  component: CodSuccessScreen,
  pendingComponent: OrderPagePending,
})
