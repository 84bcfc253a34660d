import { createLazyFileRoute } from '@tanstack/react-router'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'

export const Route = createLazyFileRoute('/_shop/wishlist')({ component: WishlistScreen })
