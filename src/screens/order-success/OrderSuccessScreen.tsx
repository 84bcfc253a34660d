import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/layout/Container'
import { OrderProblem } from './OrderProblem'
import { PaidOrder } from './PaidOrder'

/** Product §2: the result of a PayPal payment, by the token of its return. Only reads, so reloading is safe. */
export function OrderSuccessScreen({ token }: { token: string | undefined }) {
  const msg = useMsg()
  usePageHead({ title: msg('order.title'), index: false })
  return (
    <Container>
      {token ? <PaidOrder token={token} /> : <OrderProblem id="payment.error.expired" />}
    </Container>
  )
}
