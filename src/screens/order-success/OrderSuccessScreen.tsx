import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/layout/Container'
import { OrderProblem } from './OrderProblem'
import { PaidOrder } from './PaidOrder'

/** Product §2: what a PayPal payment came to, by the token of its return. Only reads, however often it is loaded. */
export function OrderSuccessScreen({ token }: { token: string | undefined }) {
  const msg = useMsg()
  usePageHead({ title: msg('order.title'), index: false })
  return (
    <Container>
      {token ? <PaidOrder token={token} /> : <OrderProblem id="payment.error.expired" />}
    </Container>
  )
}
