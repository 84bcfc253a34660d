import { createLazyFileRoute } from '@tanstack/react-router'
import { CodSuccessScreen } from '@/screens/order-success/CodSuccessScreen'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'

export const Route = createLazyFileRoute('/_shop/cod-order-success')({
  component: CodSuccessScreen,
  pendingComponent: OrderPagePending,
})
