import { useQuery } from '@tanstack/react-query'
import type { PaymentStatus } from '@/api/generated/model'
import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import { PlacedOrderPage } from '@/features/orders/PlacedOrderPage'
import { statusErrors } from '@/features/orders/errors'
import { paypalStatusQuery } from '@/features/orders/queries'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { ButtonLink } from '@/ui/actions/Link'
import { OrderProblem } from './OrderProblem'

/** Messages for payments that did not succeed (Product §8). */
const problems: Record<Exclude<PaymentStatus, 'successful'>, MessageId> = {
  pending: 'payment.error.processing',
  failed: 'payment.error.failed',
  cancelled: 'payment.error.cancelled',
}

type PaidOrderProps = {
  /** The payment, as PayPal names it. */
  token: string
}

/** The order of a successful payment; otherwise the payment's problem. */
export function PaidOrder({ token }: PaidOrderProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(paypalStatusQuery(token))
  return (
    <Async
      query={query}
      skeleton={<OrderReceiptSkeleton />}
      errorMessage={(error) => errorText(statusErrors(error))}
      errorAs="h1"
      errorAction={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
    >
      {({ status, order }) =>
        status === 'successful' ? (
          <PlacedOrderPage order={order} />
        ) : (
          <OrderProblem id={problems[status]} onRetry={() => void query.refetch()} />
        )
      }
    </Async>
  )
}
