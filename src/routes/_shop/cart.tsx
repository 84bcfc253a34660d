import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '@/screens/cart/CartScreen'

export const Route = createFileRoute('/_shop/cart')({
  beforeLoad: ({ context }) => context.loadMessages('cart'),
  component: CartScreen,
})
