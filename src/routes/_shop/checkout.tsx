import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type PaypalReturn, paypalReturn } from '@/domain/paypal-return'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'

const RedirectAfterSignIn = lazy(() =>
  import('@/screens/account/RedirectAfterSignIn').then((module) => ({
    default: module.RedirectAfterSignIn,
  })),
)

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
    return (
      <>
        {typeof redirect === 'string' && (
          <Suspense fallback={null}>
            <RedirectAfterSignIn to={redirect} />
          </Suspense>
        )}
        <CheckoutScreen returned={returned} />
      </>
    )
  },
})
