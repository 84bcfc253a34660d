import { Navigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { OrderedPurchase, SentPurchase } from '@/domain/order/ledger'
import type { PaypalReturnParams } from '@/domain/order/search'
import { safeRedirect } from '@/domain/paths'
import { askSignInAtom, useIsSigningOut, useSession } from '@/features/auth/state'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import {
  type Checkout,
  checkoutAtom,
  paypalPaymentIdStore,
  useCheckout,
  useStoreCheckout,
} from '@/features/checkout/state'
import { useHandlePaypalReturn } from '@/features/orders/use-paypal-return'
import { usePurchase } from '@/features/orders/use-purchase'
import { usePageHead } from '@/features/site/use-page-head'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Spinner } from '@/ui/actions/Spinner'
import { Notice } from '@/ui/feedback/Notice'
import { Container, Stack, Text } from '@/ui/layout/basics'

type CheckoutScreenProps = {
  /** The URL parameters of a return from PayPal. They are empty on a first visit. */
  returned: PaypalReturnParams
  /** The path from which the route guard has redirected the shopper. */
  redirect?: string | undefined
}

/**
 * The checkout. It handles a return from PayPal first (Product §4.8). Without any lines it redirects to the
 * cart (Product §4). During a sign-out it does not redirect, because the sign-out opens the home page.
 */
export function CheckoutScreen({ returned, redirect }: CheckoutScreenProps) {
  useRedirectAfterSignIn(redirect)
  const { lines } = useAtomValue(checkoutAtom)
  const [cameBack, setCameBack] = useState(
    () => lines.length === 0 && paypalPaymentIdStore.read() !== null,
  )
  if (returned.success === undefined && !cameBack) return <CheckoutOrCart />
  return <PaypalReturn returned={returned} onStay={() => setCameBack(false)} />
}

/** One element for all renders, because a `Navigate` with new props navigates again. */
const toCart = <Navigate to="/cart" replace />

function CheckoutOrCart() {
  const checkout = useCheckout()
  const isLeaving = useIsSigningOut()
  if (checkout.lines.length > 0) return <CheckoutPage checkout={checkout} />
  return isLeaving ? null : toCart
}

function CheckoutPage({ checkout }: { checkout: Checkout }) {
  const msg = useMsg()
  const isSignedIn = useSession().token !== null
  useStoreCheckout(checkout)
  const { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice } =
    usePurchase(checkout)
  usePageHead({ title: msg('checkout.title'), index: false })
  return (
    <Container>
      <CheckoutForm
        lines={lines}
        isSignedIn={isSignedIn}
        lineErrors={lineErrors}
        failure={failure}
        billNotice={billNotice}
        notice={
          notice && <RepeatOrderNotice {...notice} isSignedIn={isSignedIn} onAgain={acceptNotice} />
        }
        onSubmit={submit}
      />
    </Container>
  )
}

type PaypalReturnProps = Pick<CheckoutScreenProps, 'returned'> & { onStay: () => void }

/** Handles a return from PayPal once, and then opens the next page (Product §4). */
function PaypalReturn({ returned, onStay }: PaypalReturnProps) {
  const settle = useHandlePaypalReturn(onStay)
  const started = useRef(false)
  useEffect(function settleOnce() {
    if (started.current) return
    started.current = true
    void settle(returned)
  })
  return <PaypalWaiting />
}

/** The page that shows after a return from PayPal, until the outcome of the payment is known. */
export function PaypalWaiting() {
  const msg = useMsg()
  usePageHead({ title: msg('payment.finishing'), index: false })
  return (
    <Container>
      <Panel role="status" $gap={4} $align="center" $justify="center">
        <Spinner />
        <Text as="h1" $title="h2">
          {msg('payment.finishing')}
        </Text>
        <Hint $color="inkSoft">{msg('payment.finishing.text')}</Hint>
      </Panel>
    </Container>
  )
}

const Panel = styled(Stack)`
  min-height: 60vh;
  text-align: center;
`

const Hint = styled(Text)`
  max-width: 44ch;
`

/**
 * Handles visitors whom the route guard has redirected (Product §2). A visitor is asked to sign in. Then the
 * path in `redirect` opens, if it is a path of this app. For a signed-in shopper, the path opens at once.
 */
function useRedirectAfterSignIn(redirect: string | undefined): void {
  const path = safeRedirect(redirect)
  const router = useRouter()
  const askSignIn = useSetAtom(askSignInAtom)
  const isSignedIn = useSession().token !== null
  useEffect(
    function signInAndRedirect() {
      if (!path) return
      const openPath = () => void router.navigate({ href: path, replace: true })
      if (isSignedIn) openPath()
      else askSignIn(openPath)
    },
    [path, isSignedIn, askSignIn, router],
  )
}

type RepeatNoticeProps = {
  /** The order that the shopper is about to repeat, or an order for which the server sent no response. */
  purchase: OrderedPurchase | SentPurchase
  isSignedIn: boolean
  /** Called when the shopper orders again. The surrounding form is then sent. */
  onAgain: () => void
  /**
   * The number of clicks on the pay button since the notice appeared. Each click moves the focus to the
   * notice.
   */
  clicks: number
}

/**
 * A notice that an order of these lines exists or may exist. To order the lines again, the shopper clicks a
 * separate button (Product §4.8).
 */
export function RepeatOrderNotice({ purchase, isSignedIn, onAgain, clicks }: RepeatNoticeProps) {
  const msg = useMsg()
  const locale = useLocale()
  const isSent = purchase.state === 'sent'
  const order = isSent ? null : purchase.order
  const placed = () =>
    order &&
    msg('order.double.placed', {
      code: order.code,
      when: formatMoment(order.created_at ?? new Date(purchase.at).toISOString(), locale),
      n: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    })
  return (
    <Notice title={msg(isSent ? 'order.unanswered.title' : 'order.double.title')} clicks={clicks}>
      <p>
        {isSent
          ? msg('order.unanswered.text')
          : (placed() ?? (purchase.token === undefined && msg('order.double.lost')))}
      </p>
      <Stack $gap={2}>
        <WhereToLook purchase={purchase} isSignedIn={isSignedIn} />
        <Button type="submit" variant="secondary" onClick={onAgain}>
          {msg('order.double.again')}
        </Button>
      </Stack>
    </Notice>
  )
}

/**
 * A link to the order. If the order is not known in this browser tab, shoppers get a link to their orders,
 * and visitors get a link to the contact page.
 */
function WhereToLook({ purchase, isSignedIn }: Pick<RepeatNoticeProps, 'purchase' | 'isSignedIn'>) {
  const msg = useMsg()
  const view = msg('order.double.view')
  if (purchase.state === 'ordered' && purchase.token !== undefined)
    return (
      <ButtonLink to="/order-success" search={{ token: purchase.token }}>
        {view}
      </ButtonLink>
    )
  if (purchase.state === 'ordered' && purchase.order)
    return (
      <ButtonLink to="/cod-order-success" state={{ purchase: purchase.key }}>
        {view}
      </ButtonLink>
    )
  return isSignedIn ? (
    <ButtonLink to="/account/orders">{msg('order.history')}</ButtonLink>
  ) : (
    <ButtonLink to="/$page" params={{ page: 'contact' }}>
      {msg('order.unanswered.contact')}
    </ButtonLink>
  )
}
