import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lineKey } from '@/domain/cart/cart'
import { purchaseByPaymentId, purchaseByToken, type ApprovingPurchase } from '@/domain/order/ledger'
import type { CheckoutState } from '@/domain/order/purchase-states'
import type { PaypalReturnParams } from '@/domain/order/search'
import { saveAsDefaultAddress } from '@/features/address-book/mutations'
import { useSession } from '@/features/auth/state'
import { readPurchases } from '@/features/cart/purchases'
import { addLineAtom, cartAtom, removeOrderedLinesAtom } from '@/features/cart/state'
import {
  deleteCheckoutDraft,
  paypalPaymentIdStore,
  readCheckoutDraft,
  startCheckoutAtom,
} from '@/features/checkout/state'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { paymentCaptureErrorText } from './errors'
import { placeOrder, useCapturePaypalPayment } from './mutations'
import { type PurchaseCalls, runPurchase } from './run-purchase'

/**
 * Returns the calls that a purchase makes: placing an order, capturing a payment, and removing lines from the
 * cart.
 */
export function usePurchaseCalls(): PurchaseCalls {
  const client = useQueryClient()
  const { token } = useSession()
  const capture = useCapturePaypalPayment()
  const takeFromCart = useSetAtom(removeOrderedLinesAtom)
  return {
    place: (request, key) => placeOrder(client, token, request, key),
    capture,
    takeFromCart,
  }
}

/**
 * Returns a function that handles the return from PayPal (Product §4, §8). The function calls `onStay` if the
 * shopper stays at the checkout.
 */
export function useHandlePaypalReturn(
  onStay: () => void,
): (returned: PaypalReturnParams) => Promise<void> {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  const calls = usePurchaseCalls()
  const afterPayment = useShowPaymentOutcome()

  /**
   * Continues the checkout with the lines of the purchase. If this device does not know the purchase, the
   * function opens the cart, which still contains the lines.
   */
  function stay(purchase: ApprovingPurchase | undefined): Promise<void> {
    if (!purchase) return navigate({ to: '/cart', replace: true })
    startCheckout(purchase.lines, purchase.at)
    onStay()
    return navigate({ to: '/checkout', replace: true, search: {} })
  }

  return async ({ success, token }) => {
    const isClosed = success === undefined
    const purchase = isClosed
      ? purchaseByPaymentId(readPurchases(), paypalPaymentIdStore.read())
      : purchaseByToken(readPurchases(), token)
    const event = success
      ? ({ is: 'approved', token } as const)
      : ({ is: 'cameBack', purchase, isCancelled: !isClosed } as const)
    const outcome = await runPurchase({ state: 'composing' }, event, calls)
    if (outcome.state !== 'composing' && outcome.state !== 'cancelled') return afterPayment(outcome)
    if (outcome.state === 'cancelled')
      toast({ message: msg('payment.error.cancelled'), type: 'warning', timeout: 8000 })
    if (!outcome.purchase || outcome.state === 'cancelled') paypalPaymentIdStore.remove()
    return stay(outcome.purchase)
  }
}

/**
 * Returns a function that shows the outcome of a payment. After success it opens the page of the order, or
 * without a token the list of orders. If an earlier order made the payment unnecessary, it shows a warning
 * and opens that order, if it is known. Otherwise it opens the cart with the unpaid lines and shows a
 * message.
 */
export function useShowPaymentOutcome(): (outcome: CheckoutState) => Promise<void> {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const cart = useAtomValue(cartAtom)
  const addLine = useSetAtom(addLineAtom)
  const isSignedIn = useSession().token !== null

  const toCart = () => navigate({ to: '/cart', replace: true })

  function toOrder(token: string | undefined): Promise<void> {
    return token === undefined
      ? navigate({ to: '/account/orders', replace: true })
      : navigate({ to: '/order-success', replace: true, search: { token } })
  }

  function paid({ payment }: ApprovingPurchase): void {
    const draft = readCheckoutDraft()
    // The stored form belongs to this order only if this browser tab opened PayPal for the order.
    if (draft.setDefault && isSignedIn && paypalPaymentIdStore.read() === payment.paymentId)
      saveAsDefaultAddress(client, draft).catch(() => {
        toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
      })
    deleteCheckoutDraft()
  }

  /** Puts the lines of a "buy now" order into the cart, so that the shopper can try again. */
  function restoreLines({ lines }: ApprovingPurchase): void {
    const inCart = new Set(cart.lines.map(lineKey))
    for (const line of lines) if (!inCart.has(lineKey(line))) addLine(line)
  }

  function show(outcome: CheckoutState): Promise<void> {
    if (outcome.state === 'placed') {
      const { purchase, token, how, order } = outcome
      if (purchase?.state === 'approving') paid(purchase)
      if (how === 'paid') toast({ message: msg('payment.success') })
      if (how !== 'before') return toOrder(token)
      toast({ message: msg('payment.notCharged'), type: 'warning', timeout: 8000 })
      if (token !== undefined) return toOrder(token)
      return order && purchase
        ? navigate({ to: '/cod-order-success', replace: true, state: { purchase: purchase.key } })
        : toCart()
    }
    const { error = null, purchase } = 'error' in outcome ? outcome : {}
    if (purchase?.state === 'approving') restoreLines(purchase)
    const message = purchase
      ? errorText(paymentCaptureErrorText(error))
      : msg('payment.error.processing')
    // The message has no time limit, so it stays until the shopper closes it.
    toast({ message, type: 'error' })
    return toCart()
  }

  return async (outcome) => {
    const shown = show(outcome)
    paypalPaymentIdStore.remove()
    await shown
  }
}
