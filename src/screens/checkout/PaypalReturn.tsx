import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lineKey } from '@/domain/cart/cart'
import type { ApprovingPurchase, OrderedPurchase } from '@/domain/order/purchase'
import type { PaypalReturnParams } from '@/domain/order/search'
import { saveAsDefault } from '@/features/address-book/picker/mutations'
import { useSession } from '@/features/auth/state'
import { addLineAtom, removeOrderedAtom } from '@/features/cart/actions'
import { cartAtom } from '@/features/cart/state'
import { clearDraft, readDraft } from '@/features/checkout/draft'
import { endPaypalVisit, paypalVisit, startCheckoutAtom } from '@/features/checkout/state'
import { captureErrors } from '@/features/orders/errors'
import { useCapturePaypal } from '@/features/orders/mutations'
import { approvingByPaymentId, approvingByToken, forgetPurchase } from '@/features/orders/purchases'
import { settlePayment } from '@/features/orders/settle-payment'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { PaypalWaiting } from './PaypalWaiting'

type PaypalReturnProps = {
  returned: PaypalReturnParams
  onStay: () => void
}

/** Handles a return from PayPal once, then navigates on (Product §4). */
export function PaypalReturn({ returned, onStay }: PaypalReturnProps) {
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
      if (draft.setDefault && isSignedIn && paypalVisit() === payment.paymentId)
        saveAsDefault(client, draft).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      clearDraft()
    }
    const settled = await settlePayment(token, { capture, onPaid })
    endPaypalVisit()
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
    endPaypalVisit()
    toast({ message: errorText(captureErrors(error)), type: 'error' })
    return toCart()
  }

  function cancelled(token: string | undefined): Promise<void> {
    const purchase = approvingByToken(token)
    if (purchase) forgetPurchase(purchase.key)
    endPaypalVisit()
    toast({ message: msg('payment.error.cancelled'), type: 'warning' })
    return stay(purchase)
  }

  function closed(): Promise<void> {
    const purchase = approvingByPaymentId(paypalVisit())
    if (!purchase) endPaypalVisit()
    return stay(purchase)
  }

  return ({ success, token }) => {
    if (success === undefined) return closed()
    if (!success) return cancelled(token)
    const purchase = approvingByToken(token)
    return approved(token).catch((error: unknown) => captureFailed(purchase, error))
  }
}
