import { createLazyFileRoute } from '@tanstack/react-router'
import { CartScreen } from '@/screens/cart/CartScreen'

export const Route = createLazyFileRoute('/_shop/cart')({ component: CartScreen })
