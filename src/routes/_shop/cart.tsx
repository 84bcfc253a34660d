import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '@/screens/cart/CartScreen'

export const Route = createFileRoute('/_shop/cart')({
  loader: ({ context }) => context.loadMessages('cart'),
  component: CartScreen,
})
