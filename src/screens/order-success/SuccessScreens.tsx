import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { PaymentStatus } from '@/api/generated/model'
import { billDifference, chargedBill } from '@/domain/order/bill'
import { purchaseByToken, type PlacedOrder } from '@/domain/order/ledger'
import { useShopper } from '@/features/auth/state'
import { isVisitorsPurchase, findPlacedOrder, readPurchases } from '@/features/cart/purchases'
import { selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/state'
import { storeDeviceOrder } from '@/features/orders/device-orders'
import { paymentStatusErrorText } from '@/features/orders/errors'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { paypalStatusQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { useAtomValue } from '@/lib/store'
import { color, media, space } from '@/theme/tokens.gen'
import { ButtonLink } from '@/ui/actions/Link'
import { BillNotice } from '@/ui/data/BillNotice'
import { Async } from '@/ui/feedback/Async'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { BrandMark } from '@/ui/frame-icons'
import { Container, Stack } from '@/ui/layout/basics'

/**
 * The page of a new cash order (Product §2). It shows the order of the purchase that has opened this page.
 * Without a purchase, it shows the last order of this browser tab.
 */
export function CodSuccessScreen() {
  const msg = useMsg()
  const key = useLocation({ select: ({ state }) => state.purchase })
  const [order] = useState(() => findPlacedOrder(key))
  usePageHead({ title: msg(order ? 'order.success.title' : 'order.title'), index: false })
  return (
    <Container>
      {order ? (
        <PlacedOrderPage order={order} isMailed={Boolean(order.email)} />
      ) : (
        <OrderProblem id="order.notFound" />
      )}
    </Container>
  )
}

type OrderSuccessScreenProps = {
  /** The token of the payment. PayPal adds it to the URL of the return. */
  token: string | undefined
}

/**
 * The outcome of a PayPal payment, by the token in the URL of the return (Product §2). The page only reads,
 * so a reload is safe.
 */
export function OrderSuccessScreen({ token }: OrderSuccessScreenProps) {
  const msg = useMsg()
  usePageHead({ title: msg('order.title'), index: false })
  return <Container>{token ? <PaidOrder token={token} /> : <NoToken />}</Container>
}

/** The messages for payments that did not succeed (Product §8). */
const problems = {
  failed: 'payment.error.failed',
  cancelled: 'payment.error.cancelled',
} as const satisfies Partial<Record<PaymentStatus, MessageId>>

/**
 * The order of a payment that has succeeded or is pending. For any other payment, a message says what went
 * wrong.
 */
function PaidOrder({ token }: { token: string }) {
  const msg = useMsg()
  const query = useQuery(paypalStatusQuery(token))
  const { status: state = 'failed', order: own } = query.data ?? {}
  const placed = state === 'successful' || state === 'pending' ? own : undefined
  useEffect(
    function keepForVisitor() {
      if (placed && isVisitorsPurchase(token)) storeDeviceOrder(placed)
    },
    [placed, token],
  )
  return (
    <Async
      query={query}
      skeleton={skeleton}
      errorMessage={useErrorTextOf(paymentStatusErrorText)}
      errorAs="h1"
      errorAction={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
    >
      {({ status, order }) =>
        status === 'successful' || status === 'pending' ? (
          <PlacedOrderPage
            order={{ ...order, payment_method: 'paypal' }}
            isPending={status === 'pending'}
            isMailed={order.has_email}
          />
        ) : (
          <UnpaidOrder id={problems[status]} code={order.code} token={token} />
        )
      }
    </Async>
  )
}

type UnpaidOrderProps = { id: MessageId; code: string; token: string }

/**
 * A message that a payment failed or was cancelled. The retry button opens the checkout with the lines of the
 * order, or with the selected lines of the cart.
 */
function UnpaidOrder({ token, ...problem }: UnpaidOrderProps) {
  const goToCheckout = useGoToCheckout()
  const selected = useAtomValue(selectedLinesAtom)
  const lines = purchaseByToken(readPurchases(), token)?.lines ?? selected
  return (
    <OrderProblem {...problem} {...(lines.length > 0 && { onRetry: () => goToCheckout(lines) })} />
  )
}

/**
 * A message for a URL without a token. If this device has a pending payment, the retry button opens this page
 * with the token of that payment.
 */
function NoToken() {
  const navigate = useNavigate()
  const token = purchaseByToken(readPurchases(), undefined)?.payment.token
  const retry = token
    ? () => void navigate({ to: '/order-success', search: { token }, replace: true })
    : undefined
  return <OrderProblem id="payment.error.expired" onRetry={retry} />
}

type OrderProblemProps = {
  id: MessageId
  /** The code of the order, if it is known. */
  code?: string
  /** Called when the shopper clicks the retry button. Without this function there is no button. */
  onRetry?: (() => void) | undefined
}

/**
 * A message that no order can be shown, and a link to the cart, which still contains the unpaid lines
 * (Product §2).
 */
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

type PlacedOrderPageProps = {
  order: PlacedOrder
  /** True if a confirmation is sent by e-mail. */
  isMailed: boolean
  /** True until PayPal has confirmed the payment. */
  isPending?: boolean
}

/** The page of a placed order: thanks, the order, and links to other pages. */
function PlacedOrderPage({ order, isMailed, isPending = false }: PlacedOrderPageProps) {
  const msg = useMsg()
  const { isSignedIn } = useShopper()
  const { code } = order
  return (
    <Column $gap={8}>
      <Head as="header" $gap={3} $justify="center">
        <BrandMark size={72} />
        <h1>{msg(isPending ? 'order.pending.title' : 'order.success.title')}</h1>
        <p>{msg(isPending ? 'order.pending.text' : 'order.success.thanks')}</p>
        {isMailed && !isPending && (
          <p>{msg('order.success.email', { hours: limits.confirmationHours })}</p>
        )}
      </Head>
      {order.expected && (
        <BillNotice
          kind="charged"
          clicks={0}
          {...billDifference(order.expected, chargedBill(order))}
        />
      )}
      <OrderReceipt order={order} hasArrival={!isPending} />
      <Actions $gap={3}>
        {isSignedIn ? (
          <ButtonLink to="/account/orders/$code" params={{ code }}>
            {msg('order.track')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/orders/track" search={{ code }}>
            {msg('order.track')}
          </ButtonLink>
        )}
        <ButtonLink to="/account/orders" variant="secondary">
          {msg('order.history')}
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {msg('order.continue')}
        </ButtonLink>
      </Actions>
    </Column>
  )
}

const Column = styled(Stack)`
  max-width: 720px;
  margin-inline: auto;
  padding-block: ${space(12)} ${space(16)};
`

const SkeletonColumn = styled(Stack)`
  padding-block: ${space(16)};
`

const skeleton = (
  <SkeletonColumn aria-busy="true" $gap={6}>
    <Skeleton width="60%" height="3rem" />
    <SkeletonText lines={2} />
    <Skeleton height="420px" />
  </SkeletonColumn>
)

const Head = styled(Stack)`
  text-align: center;

  & > svg {
    color: ${color.celadon};
  }

  & > p {
    max-width: 52ch;
    text-wrap: balance;
    color: ${color.inkSoft};
  }
`

/* From tablets on, the links are side by side. */
const Actions = styled(Stack)`
  ${media.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`

/** The placeholder of a success page while its texts load (Product §2). */
export function SuccessPlaceholder() {
  return <Container>{skeleton}</Container>
}
