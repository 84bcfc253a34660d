import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaypalReturnParams } from '@/domain/order/search'
import { useSession } from '@/features/auth/state'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import {
  type Checkout,
  checkoutAtom,
  paypalVisit,
  useCheckout,
  useStoredCheckout,
} from '@/features/checkout/state'
import { PurchaseNotice } from '@/features/orders/PurchaseNotice'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Container } from '@/ui/layout/Container'
import { useRedirectAfterSignIn } from '../account/use-redirect-after-sign-in'
import { PaypalReturn } from './PaypalReturn'
import { useOrderSubmission } from './use-order-submission'

type CheckoutScreenProps = {
  /** What the address says of a return from PayPal; empty on a first visit. */
  returned: PaypalReturnParams
  /** Where a visitor wanted to go who has to sign in first. */
  redirect?: string | undefined
}

/** Handles a return from PayPal first (Product §4.8); without lines to check out, redirects to the cart (Product §4). */
export function CheckoutScreen({ returned, redirect }: CheckoutScreenProps) {
  useRedirectAfterSignIn(redirect)
  const { lines } = useAtomValue(checkoutAtom)
  const [cameBack, setCameBack] = useState(() => lines.length === 0 && paypalVisit() !== null)
  if (returned.success === undefined && !cameBack) return <CheckoutOrCart />
  return <PaypalReturn returned={returned} onStay={() => setCameBack(false)} />
}

/** One element for all renders: a Navigate with new props navigates again, and with each step the router renders. */
const toCart = <Navigate to="/cart" replace />

function CheckoutOrCart() {
  const checkout = useCheckout()
  return checkout.lines.length > 0 ? <CheckoutPage checkout={checkout} /> : toCart
}

function CheckoutPage({ checkout }: { checkout: Checkout }) {
  const msg = useMsg()
  const isSignedIn = useSession().token !== null
  useStoredCheckout(checkout)
  const { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice } =
    useOrderSubmission(checkout)
  usePageHead({ title: msg('checkout.title'), index: false })
  return (
    <Container>
      <CheckoutForm
        lines={lines}
        isSignedIn={isSignedIn}
        lineErrors={lineErrors}
        failure={failure}
        billNotice={billNotice}
        notice={
          notice && <PurchaseNotice {...notice} isSignedIn={isSignedIn} onAgain={acceptNotice} />
        }
        onSubmit={submit}
      />
    </Container>
  )
}
