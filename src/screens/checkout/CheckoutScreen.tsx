import { Navigate } from '@tanstack/react-router'
import type { OrderLine } from '@/domain/cart'
import { FormAddressCascade } from '@/features/addresses/FormAddressCascade'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { useCheckoutLines } from '@/features/checkout/use-checkout-lines'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/Container'
import { PageTitle } from '@/ui/PageTitle'
import { useOrderSubmission } from './use-order-submission'

/** Spec §4: without anything to check out, on to the cart. */
export function CheckoutScreen() {
  const lines = useCheckoutLines()
  return lines.length > 0 ? <Checkout lines={lines} /> : <Navigate to="/cart" replace />
}

function Checkout({ lines }: { lines: readonly OrderLine[] }) {
  const msg = useMsg()
  const { submit, lineErrors } = useOrderSubmission(lines)
  usePageHead({ title: msg('checkout.title') })
  return (
    <Container>
      <PageTitle>{msg('checkout.title')}</PageTitle>
      <CheckoutForm
        lines={lines}
        region={<FormAddressCascade name="region" />}
        lineErrors={lineErrors}
        onSubmit={submit}
      />
    </Container>
  )
}
