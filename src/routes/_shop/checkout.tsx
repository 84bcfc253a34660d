import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearch } from '@/domain/order/search'
import { useRedirectAfterSignIn } from '@/screens/account/use-redirect-after-sign-in'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: checkoutSearch,
  loader: async ({ context }) => {
    const texts = context.loadMessages('checkout')
    if (context.isSignedIn()) {
      const part = await import('@/screens/checkout/saved-part').catch(() => null)
      await part?.savedInTime(context)
    }
    await texts
  },
  component: function CheckoutRoute() {
    const { redirect, success, token } = Route.useSearch()
    useRedirectAfterSignIn(redirect)
    return <CheckoutScreen returned={{ success, token }} />
  },
})
