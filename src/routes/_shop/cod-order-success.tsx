import { createFileRoute } from '@tanstack/react-router'
import { CodSuccessPending } from '@/screens/cod-success/CodSuccessPending'
import { CodSuccessScreen } from '@/screens/cod-success/CodSuccessScreen'

export const Route = createFileRoute('/_shop/cod-order-success')({
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  component: CodSuccessScreen,
  pendingComponent: CodSuccessPending,
})
