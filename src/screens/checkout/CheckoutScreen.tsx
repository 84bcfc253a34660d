import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaypalReturnParams } from '@/domain/order/search'
import { AddressFields } from '@/features/addresses/AddressFields'
import { useSession } from '@/features/auth/state'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { type Checkout, checkoutAtom, paypalVisit } from '@/features/checkout/state'
import { useCheckout, useStoredCheckout } from '@/features/checkout/use-checkout'
import { PurchaseNotice } from '@/features/orders/PurchaseNotice'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Boundary } from '@/ui/feedback/Boundary'
import { Container } from '@/ui/layout/Container'
import { PaypalReturn } from './PaypalReturn'
import { SavedDelivery } from './SavedDelivery'
import { useOrderSubmission } from './use-order-submission'

type CheckoutScreenProps = {
  /** What the address says of a return from PayPal; empty on a first visit. */
  returned: PaypalReturnParams
}

/** Handles a return from PayPal first (Product §4.8); without lines to check out, redirects to the cart (Product §4). */
export function CheckoutScreen({ returned }: CheckoutScreenProps) {
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
  // When the session ends meanwhile, the space of the addresses stays, so that the layout does not shift.
  const [hasRoom, setHasRoom] = useState(isSignedIn)
  if (isSignedIn && !hasRoom) setHasRoom(true)
  useStoredCheckout(checkout)
  const { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice } =
    useOrderSubmission(checkout)
  usePageHead({ title: msg('checkout.title'), index: false })
  return (
    <Container>
      <CheckoutForm
        lines={lines}
        isSignedIn={isSignedIn}
        saved={
          hasRoom
            ? (fields) => (
                <Boundary instead={fields}>
                  <SavedDelivery>{fields}</SavedDelivery>
                </Boundary>
              )
            : undefined
        }
        address={
          <Boundary>
            <AddressFields />
          </Boundary>
        }
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
