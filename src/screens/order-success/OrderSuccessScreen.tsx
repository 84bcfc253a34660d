import { useNavigate } from '@tanstack/react-router'
import { pendingOfToken } from '@/features/orders/pending-payments'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/layout/Container'
import { OrderProblem } from './OrderProblem'
import { PaidOrder } from './PaidOrder'

type OrderSuccessScreenProps = {
  /** The payment, as PayPal names it in the address. */
  token: string | undefined
}

/** Product §2: the result of a PayPal payment, by the token of its return. Only reads, so reloading is safe. */
export function OrderSuccessScreen({ token }: OrderSuccessScreenProps) {
  const msg = useMsg()
  usePageHead({ title: msg('order.title'), index: false })
  return <Container>{token ? <PaidOrder token={token} /> : <NoToken />}</Container>
}

/** The address lost its token. Another try takes that of the payment that waits here, else loads the page again. */
function NoToken() {
  const navigate = useNavigate()
  const retry = () => {
    const token = pendingOfToken(undefined)?.token
    if (token) void navigate({ to: '/order-success', search: { token }, replace: true })
    else window.location.reload()
  }
  return <OrderProblem id="payment.error.expired" onRetry={retry} />
}
