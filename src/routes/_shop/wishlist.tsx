import { createFileRoute } from '@tanstack/react-router'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'

export const Route = createFileRoute('/_shop/wishlist')({
  loader: ({ context }) => context.loadMessages('account', 'wishlist'),
  component: WishlistScreen,
})
