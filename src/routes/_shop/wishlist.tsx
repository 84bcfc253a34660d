import { createFileRoute } from '@tanstack/react-router'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'

export const Route = createFileRoute('/_shop/wishlist')({
  beforeLoad: ({ context }) => context.loadMessages('account'),
  component: WishlistScreen,
})
