import { useNavigate } from '@tanstack/react-router'
import { approvingOfToken } from '@/features/orders/purchases'
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

/** The address lost its token. Trying again helps only where a payment waits here, whose token is known. */
function NoToken() {
  const navigate = useNavigate()
  const token = approvingOfToken(undefined)?.payment.token
  const retry = token
    ? () => void navigate({ to: '/order-success', search: { token }, replace: true })
    : undefined
  return <OrderProblem id="payment.error.expired" onRetry={retry} />
}
