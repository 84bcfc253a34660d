import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { lineKey } from '@/domain/cart/cart'
import type { ApprovingPurchase, OrderedPurchase, SentPurchase } from '@/domain/order/purchase'
import type { PaypalReturnParams } from '@/domain/order/search'
import { redirectPath } from '@/domain/paths'
import { saveAsDefault } from '@/features/address-book/mutations'
import { askSignInAtom, useIsLeaving, useSession } from '@/features/auth/state'
import { addLineAtom, cartAtom, removeOrderedAtom } from '@/features/cart/state'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import {
  type Checkout,
  checkoutAtom,
  clearDraft,
  paypalTrip,
  readDraft,
  startCheckoutAtom,
  useCheckout,
  useStoredCheckout,
} from '@/features/checkout/state'
import { captureErrors } from '@/features/orders/errors'
import { useCapturePaypal } from '@/features/orders/mutations'
import { settlePayment } from '@/features/orders/order-once'
import { approvingByPaymentId, approvingByToken, forgetPurchase } from '@/features/orders/purchases'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { Container, Stack, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { useOrderSubmission } from './use-order-submission'

type CheckoutScreenProps = {
  /** What the address says of a return from PayPal; empty on a first visit. */
  returned: PaypalReturnParams
  /** Where a visitor wanted to go whom the route guard sent here. */
  redirect?: string | undefined
}

/** Handles a return from PayPal first (Product §4.8); without lines to check out, redirects to the cart (Product §4). */
export function CheckoutScreen({ returned, redirect }: CheckoutScreenProps) {
  useRedirectAfterSignIn(redirect)
  const { lines } = useAtomValue(checkoutAtom)
  const [cameBack, setCameBack] = useState(() => lines.length === 0 && paypalTrip.read() !== null)
  if (returned.success === undefined && !cameBack) return <CheckoutOrCart />
  return <PaypalReturn returned={returned} onStay={() => setCameBack(false)} />
}

/** One element for all renders: a Navigate with new props navigates again, and with each step the router renders. */
const toCart = <Navigate to="/cart" replace />

function CheckoutOrCart() {
  const checkout = useCheckout()
  const isLeaving = useIsLeaving()
  if (checkout.lines.length > 0) return <CheckoutPage checkout={checkout} />
  return isLeaving ? null : toCart
}

function CheckoutPage({ checkout }: { checkout: Checkout }) {
  const msg = useMsg()
  const isSignedIn = useSession().token !== null
  useStoredCheckout(checkout)
  const { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice } =
    useOrderSubmission(checkout)
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
          notice && <PurchaseNotice {...notice} isSignedIn={isSignedIn} onAgain={acceptNotice} />
        }
        onSubmit={submit}
      />
    </Container>
  )
}

type PaypalReturnProps = Pick<CheckoutScreenProps, 'returned'> & { onStay: () => void }

/** Handles a return from PayPal once, then navigates on (Product §4). */
function PaypalReturn({ returned, onStay }: PaypalReturnProps) {
  const settle = usePaypalReturn(onStay)
  const started = useRef(false)
  useEffect(function settleOnce() {
    if (started.current) return
    started.current = true
    void settle(returned)
  })
  return <PaypalWaiting />
}

/**
 * Returns the handler for a return from PayPal (Product §4, §8). `onStay` is called when the shopper stays at the
 * checkout.
 */
function usePaypalReturn(onStay: () => void): (returned: PaypalReturnParams) => Promise<void> {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const cart = useAtomValue(cartAtom)
  const addLine = useSetAtom(addLineAtom)
  const takeOrdered = useSetAtom(removeOrderedAtom)
  const startCheckout = useSetAtom(startCheckoutAtom)
  const capture = useCapturePaypal()
  const client = useQueryClient()
  const isSignedIn = useSession().token !== null

  const toCart = () => navigate({ to: '/cart', replace: true })

  /** Continues the checkout with the payment's lines. Without a known payment goes to the cart, which still holds them. */
  function stay(purchase: ApprovingPurchase | undefined): Promise<void> {
    if (!purchase) return toCart()
    startCheckout(purchase.lines, purchase.at)
    onStay()
    return navigate({ to: '/checkout', replace: true, search: {} })
  }

  async function approved(token: string | undefined): Promise<void> {
    const onPaid = ({ lines, payment }: ApprovingPurchase) => {
      takeOrdered(lines)
      const draft = readDraft()
      // The draft belongs to this order only if this tab opened PayPal for it.
      if (draft.setDefault && isSignedIn && paypalTrip.read() === payment.paymentId)
        saveAsDefault(client, draft).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      clearDraft()
    }
    const settled = await settlePayment(token, { capture, onPaid })
    paypalTrip.remove()
    if (settled?.kind === 'double') {
      toast({ message: msg('payment.notCharged'), type: 'warning', timeout: 8000 })
      return toOrder(settled.of)
    }
    // Without a pending payment here, it was settled before or elsewhere: the order's page shows its status.
    const known = settled?.token ?? token
    if (settled?.kind === 'paid') toast({ message: msg('payment.success') })
    if (known) return navigate({ to: '/order-success', replace: true, search: { token: known } })
    if (settled) return navigate({ to: '/account/orders', replace: true })
    toast({ message: msg('payment.error.processing'), type: 'error' })
    return toCart()
  }

  function toOrder({ key, order, token }: OrderedPurchase): Promise<void> {
    if (token !== undefined)
      return navigate({ to: '/order-success', replace: true, search: { token } })
    return order
      ? navigate({ to: '/cod-order-success', replace: true, state: { purchase: key } })
      : toCart()
  }

  /** Puts the lines of a "buy now" order into the cart, where they never were, so that the shopper can try again. */
  function captureFailed(purchase: ApprovingPurchase | undefined, error: unknown): Promise<void> {
    const inCart = new Set(cart.lines.map(lineKey))
    for (const line of purchase?.lines ?? []) if (!inCart.has(lineKey(line))) addLine(line)
    paypalTrip.remove()
    toast({ message: errorText(captureErrors(error)), type: 'error' })
    return toCart()
  }

  function cancelled(token: string | undefined): Promise<void> {
    const purchase = approvingByToken(token)
    if (purchase) forgetPurchase(purchase.key)
    paypalTrip.remove()
    toast({ message: msg('payment.error.cancelled'), type: 'warning' })
    return stay(purchase)
  }

  function closed(): Promise<void> {
    const purchase = approvingByPaymentId(paypalTrip.read())
    if (!purchase) paypalTrip.remove()
    return stay(purchase)
  }

  return ({ success, token }) => {
    if (success === undefined) return closed()
    if (!success) return cancelled(token)
    const purchase = approvingByToken(token)
    return approved(token).catch((error: unknown) => captureFailed(purchase, error))
  }
}

/** Shown while a payment is settled after the return from PayPal. */
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
 * For visitors redirected by the route guard (Product §2): asks them to sign in, then opens the query's `redirect`
 * if it is a path of this app. Signed-in shoppers are redirected at once.
 */
function useRedirectAfterSignIn(redirect: string | undefined): void {
  const path = redirectPath(redirect)
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

type PurchaseNoticeProps = {
  /** The order that the shopper is about to repeat, or one that she has no answer to. */
  purchase: OrderedPurchase | SentPurchase
  isSignedIn: boolean
  /** Called before the form around it is sent all the same. */
  onAgain: () => void
  /** How many clicks it has answered: each of them leads the focus here. */
  clicks: number
}

/** Says that these lines are ordered already, or may be; ordering them again is a click of its own (Product §4.8). */
export function PurchaseNotice({ purchase, isSignedIn, onAgain, clicks }: PurchaseNoticeProps) {
  const msg = useMsg()
  const isSent = purchase.state === 'sent'
  const code = isSent ? undefined : purchase.order?.code
  return (
    <Notice title={msg(isSent ? 'order.unanswered.title' : 'order.double.title')} clicks={clicks}>
      <p>
        {isSent
          ? msg('order.unanswered.text')
          : code
            ? msg('order.double.placed', { code })
            : purchase.token === undefined && msg('order.double.lost')}
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

/** The order's own page; without its answer the shopper's orders, or the shop's address for a visitor. */
function WhereToLook({
  purchase,
  isSignedIn,
}: Pick<PurchaseNoticeProps, 'purchase' | 'isSignedIn'>) {
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
