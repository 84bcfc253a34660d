import { createFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createFileRoute('/_shop/checkout')({
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  component: CheckoutScreen,
})
