import { createFileRoute } from '@tanstack/react-router'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
import { CodSuccessScreen } from '@/screens/cod-success/CodSuccessScreen'

export const Route = createFileRoute('/_shop/cod-order-success')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  loader: ({ context }) => context.loadMessages('checkout'),
  component: CodSuccessScreen,
  pendingComponent: OrderPagePending,
})
