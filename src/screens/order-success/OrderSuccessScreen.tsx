import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PaymentStatus } from '@/api/generated/model'
import { useShopper } from '@/features/auth/use-shopper'
import { keepDeviceOrder } from '@/features/orders/device-orders'
import { statusErrors } from '@/features/orders/errors'
import { PlacedOrderPage, PlacedOrderSkeleton } from '@/features/orders/PlacedOrderPage'
import { approvingByToken, isVisitorsPurchase } from '@/features/orders/purchases'
import { paypalStatusQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/basics'

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

/** Messages for payments that did not succeed (Product §8). */
const problems = {
  failed: 'payment.error.failed',
  cancelled: 'payment.error.cancelled',
} as const satisfies Partial<Record<PaymentStatus, MessageId>>

/** The order of a payment that came, or is about to; otherwise the payment's problem. */
function PaidOrder({ token }: { token: string }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { isSignedIn } = useShopper()
  const query = useQuery(paypalStatusQuery(token))
  const { status: state = 'failed', order: own } = query.data ?? {}
  const placed = state === 'successful' || state === 'pending' ? own : undefined
  useEffect(
    function keepForVisitor() {
      if (placed && isVisitorsPurchase(token)) keepDeviceOrder(placed)
    },
    [placed, token],
  )
  return (
    <Async
      query={query}
      skeleton={<PlacedOrderSkeleton />}
      errorMessage={(error) => errorText(statusErrors(error))}
      errorAs="h1"
      errorAction={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
    >
      {({ status, order }) =>
        status === 'successful' || status === 'pending' ? (
          <PlacedOrderPage
            order={{ ...order, payment_method: 'paypal' }}
            isPending={status === 'pending'}
            isMailed={order.has_email}
            isSignedIn={isSignedIn}
          />
        ) : (
          <OrderProblem id={problems[status]} code={order.code} />
        )
      }
    </Async>
  )
}

/** The address lost its token. Trying again helps only where a payment waits here, whose token is known. */
function NoToken() {
  const navigate = useNavigate()
  const token = approvingByToken(undefined)?.payment.token
  const retry = token
    ? () => void navigate({ to: '/order-success', search: { token }, replace: true })
    : undefined
  return <OrderProblem id="payment.error.expired" onRetry={retry} />
}

type OrderProblemProps = {
  id: MessageId
  /** The order that it is about, where that is known. */
  code?: string
  /** Called to ask again; without it there is no such button. */
  onRetry?: (() => void) | undefined
}

/** Explains why there is no order to show and links to the cart, which still holds the unpaid lines (Product §2). */
function OrderProblem({ id, code, onRetry }: OrderProblemProps) {
  const msg = useMsg()
  return (
    <ErrorState
      message={code ? msg('order.problem', { code, problem: msg(id) }) : msg(id)}
      messageAs="h1"
      {...(onRetry && { onRetry })}
      action={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
    />
  )
}
