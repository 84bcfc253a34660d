import { createLazyFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createLazyFileRoute('/_shop/checkout')({
  component: function CheckoutRoute() {
    const { redirect, ...returned } = Route.useSearch()
    return <CheckoutScreen returned={returned} redirect={redirect} />
  },
})
