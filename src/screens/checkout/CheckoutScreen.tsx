import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { OrderLine } from '@/domain/cart'
import { CascadeSkeleton } from '@/features/addresses/CascadeSkeleton'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { useCheckoutLines } from '@/features/checkout/use-checkout-lines'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/Container'
import { PageTitle } from '@/ui/PageTitle'
import { useOrderSubmission } from './use-order-submission'

// The selectors bring 46 kB (brotli) of keyboard and screen reader behaviour; the form stands before them.
const FormAddressCascade = lazy(() =>
  import('@/features/addresses/FormAddressCascade').then((module) => ({
    default: module.FormAddressCascade,
  })),
)

/** Spec §4: without anything to check out, on to the cart. */
export function CheckoutScreen() {
  const lines = useCheckoutLines()
  return lines.length > 0 ? <Checkout lines={lines} /> : <Navigate to="/cart" replace />
}

function Checkout({ lines }: { lines: readonly OrderLine[] }) {
  const msg = useMsg()
  const { submit, lineErrors } = useOrderSubmission(lines)
  usePageHead({ title: msg('checkout.title'), index: false })
  return (
    <Container>
      <PageTitle>{msg('checkout.title')}</PageTitle>
      <CheckoutForm
        lines={lines}
        region={
          <Suspense fallback={<CascadeSkeleton />}>
            <FormAddressCascade name="region" />
          </Suspense>
        }
        lineErrors={lineErrors}
        onSubmit={submit}
      />
    </Container>
  )
}
