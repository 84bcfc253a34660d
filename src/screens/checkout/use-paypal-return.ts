import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lineKey } from '@/domain/cart/cart'
import type { PaypalReturn } from '@/domain/order/search'
import { saveAsDefault } from '@/features/address-book/picker/mutations'
import { sessionAtom } from '@/features/auth/state'
import { addLineAtom, removeLinesAtom } from '@/features/cart/actions'
import { cartAtom } from '@/features/cart/state'
import { clearDraft, readDraft } from '@/features/checkout/draft'
import { startCheckoutAtom } from '@/features/checkout/state'
import { endPaypalVisit, paypalVisit } from '@/features/checkout/paypal-visit'
import { useCapturePaypal } from '@/features/orders/mutations'
import { captureErrors } from '@/features/orders/errors'
import {
  forgetPending,
  type PendingPayment,
  pendingOfToken,
  pendingPayments,
} from '@/features/orders/pending-payments'
import { type Settled, settlePayment } from '@/features/orders/settle-payment'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/**
 * Returns the handler for a return from PayPal (Product §4, §8). `onStay` is called when the shopper stays at the
 * checkout.
 */
export function usePaypalReturn(onStay: () => void): (returned: PaypalReturn) => Promise<void> {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const cart = useAtomValue(cartAtom)
  const addLine = useSetAtom(addLineAtom)
  const removeLines = useSetAtom(removeLinesAtom)
  const startCheckout = useSetAtom(startCheckoutAtom)
  const capture = useCapturePaypal()
  const client = useQueryClient()
  const isSignedIn = useAtomValue(sessionAtom).token !== null

  const toCart = () => navigate({ to: '/cart', replace: true })

  /** Continues the checkout with the payment's lines. Without a known payment goes to the cart, which still holds them. */
  function stay(payment: PendingPayment | undefined): Promise<void> {
    if (!payment) return toCart()
    startCheckout(payment.lines)
    onStay()
    return navigate({ to: '/checkout', replace: true, search: {} })
  }

  async function approved(token: string | undefined): Promise<void> {
    const onPaid = ({ payment }: Settled) => {
      removeLines(payment.lines.map(lineKey))
      const draft = readDraft()
      // The draft belongs to this order only if this tab opened PayPal for it.
      if (draft.setDefault && isSignedIn && paypalVisit() === payment.paymentId)
        saveAsDefault(client, draft).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      clearDraft()
    }
    const settled = await settlePayment(token, { capture, onPaid })
    endPaypalVisit()
    // Without a pending payment here, it was settled before or elsewhere: the order's page shows its status.
    const known = settled?.token ?? token
    if (settled) toast({ message: msg('payment.success') })
    if (known) return navigate({ to: '/order-success', replace: true, search: { token: known } })
    toast({ message: msg('payment.error.processing'), type: 'error' })
    return toCart()
  }

  /** Puts the lines of a "buy now" order into the cart, where they never were, so that the shopper can try again. */
  function captureFailed(payment: PendingPayment | undefined, error: unknown): Promise<void> {
    const inCart = new Set(cart.lines.map(lineKey))
    for (const line of payment?.lines ?? []) if (!inCart.has(lineKey(line))) addLine(line)
    endPaypalVisit()
    toast({ message: errorText(captureErrors(error)), type: 'error' })
    return toCart()
  }

  function cancelled(token: string | undefined): Promise<void> {
    const payment = pendingOfToken(token)
    if (payment) forgetPending(payment.paymentId)
    endPaypalVisit()
    toast({ message: msg('payment.error.cancelled'), type: 'warning' })
    return stay(payment)
  }

  function closed(): Promise<void> {
    const payment = pendingPayments().find(({ paymentId }) => paymentId === paypalVisit())
    if (!payment) endPaypalVisit()
    return stay(payment)
  }

  return ({ success, token }) => {
    if (success === undefined) return closed()
    if (!success) return cancelled(token)
    const payment = pendingOfToken(token)
    return approved(token).catch((error: unknown) => captureFailed(payment, error))
  }
}
