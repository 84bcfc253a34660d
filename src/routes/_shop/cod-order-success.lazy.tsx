import { createLazyFileRoute } from '@tanstack/react-router'
import { CodSuccessScreen, OrderPagePending } from '@/screens/order-success/SuccessScreens'

export const Route = createLazyFileRoute('/_shop/cod-order-success')({
  component: CodSuccessScreen,
  pendingComponent: OrderPagePending,
})
