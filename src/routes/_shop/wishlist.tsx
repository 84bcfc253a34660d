import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/wishlist')({
  loader: ({ context }) => context.loadMessages('account'),
  component: lateScreen(() => import('@/screens/wishlist/WishlistScreen'), 'WishlistScreen'),
})
