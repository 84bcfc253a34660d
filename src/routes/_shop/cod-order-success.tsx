import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/cod-order-success')({
  loader: ({ context }) => context.loadMessages('account'),
  component: lateScreen(() => import('@/screens/order-success/SuccessScreens'), 'CodSuccessScreen'),
  pendingComponent: lateScreen(
    () => import('@/screens/order-success/SuccessScreens'),
    'SuccessPlaceholder',
  ),
})
