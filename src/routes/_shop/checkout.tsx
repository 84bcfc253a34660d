import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type PaypalReturn, paypalReturn } from '@/domain/order/paypal-return'
import { useRedirectAfterSignIn } from '@/screens/account/use-redirect-after-sign-in'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

/** What PayPal brings back, or where the guard's visitors wanted to go (spec §2), which anybody may have written. */
type CheckoutSearch = PaypalReturn & { redirect?: string }

export const Route = createFileRoute('/_shop/checkout')({
  // Read below: code in here would travel with the start of every page.
  validateSearch: (raw: CheckoutSearch & SearchSchemaInput) => raw,
  beforeLoad: ({ context }) => context.loadMessages('checkout'),
  async loader({ context }) {
    if (!context.isSignedIn()) return
    const part = await import('@/screens/checkout/saved-part').catch(() => null)
    await part?.savedInTime(context)
  },
  component: function CheckoutRoute() {
    const returned = Route.useSearch({ select: paypalReturn, structuralSharing: true })
    const redirect: unknown = Route.useSearch({ select: (search) => search.redirect })
    useRedirectAfterSignIn(typeof redirect === 'string' ? redirect : undefined)
    return <CheckoutScreen returned={returned} />
  },
})
