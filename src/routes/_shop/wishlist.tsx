import { createFileRoute } from '@tanstack/react-router'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'

export const Route = createFileRoute('/_shop/wishlist')({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.loadMessages('account'), context.loadMessages('wishlist')])
  },
  component: WishlistScreen,
})
