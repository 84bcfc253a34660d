import { createLazyFileRoute } from '@tanstack/react-router'
import { useRedirectAfterSignIn } from '@/screens/account/use-redirect-after-sign-in'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createLazyFileRoute('/_shop/checkout')({
  component: function CheckoutRoute() {
    const { redirect, success, token } = Route.useSearch()
    useRedirectAfterSignIn(redirect)
    return <CheckoutScreen returned={{ success, token }} />
  },
})
