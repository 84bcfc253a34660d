import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PaypalReturnParams } from '@/domain/order/search'
import { PickerRoom } from '@/features/address-book/picker/picker-room'
import { AddressSkeleton } from '@/features/addresses/CascadeSkeleton'
import { useSession } from '@/features/auth/state'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { type Checkout, checkoutAtom, paypalVisit } from '@/features/checkout/state'
import { useCheckout, useStoredCheckout } from '@/features/checkout/use-checkout'
import { PurchaseNotice } from '@/features/orders/PurchaseNotice'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { Boundary } from '@/ui/feedback/Boundary'
import { Container } from '@/ui/layout/Container'
import { PaypalWaiting } from './PaypalWaiting'
import { useOrderSubmission } from './use-order-submission'

// Lazy: the selectors bring 46 kB (brotli) of keyboard and screen reader behaviour; the form shows before them.
const AddressFields = lazy(() =>
  import('@/features/addresses/AddressFields').then((module) => ({
    default: module.AddressFields,
  })),
)

// For signed-in shoppers only: visitors load neither its code nor its texts.
const SavedDelivery = lazy(() =>
  import('./saved-part').then((module) => ({ default: module.SavedDelivery })),
)

const PaypalReturn = lazy(() =>
  import('./PaypalReturn').then((module) => ({ default: module.PaypalReturn })),
)

type CheckoutScreenProps = {
  /** What the address says of a return from PayPal; empty on a first visit. */
  returned: PaypalReturnParams
}

/** Handles a return from PayPal first (Product §4.8); without lines to check out, redirects to the cart (Product §4). */
export function CheckoutScreen({ returned }: CheckoutScreenProps) {
  const { lines } = useAtomValue(checkoutAtom)
  const [cameBack, setCameBack] = useState(() => lines.length === 0 && paypalVisit() !== null)
  if (returned.success === undefined && !cameBack) return <CheckoutOrCart />
  return (
    <Suspense fallback={<PaypalWaiting />}>
      <PaypalReturn returned={returned} onStay={() => setCameBack(false)} />
    </Suspense>
  )
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
                  <Suspense fallback={<PickerRoom />}>
                    <SavedDelivery>{fields}</SavedDelivery>
                  </Suspense>
                </Boundary>
              )
            : undefined
        }
        address={
          // Without it a file that is missing would take the checkout with it, and its lines.
          <Boundary>
            <AfterPaint fallback={<AddressSkeleton />}>
              <AddressFields />
            </AfterPaint>
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
