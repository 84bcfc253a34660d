import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import type { CheckedLine } from '@/domain/cart/checked-lines'
import type { OrderForm } from '@/domain/order/form'
import { takeOrderedAtom } from '@/features/cart/actions'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import type { Checkout } from '@/features/checkout/state'
import { useLineNotes } from '@/features/checkout/use-line-notes'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { useCheckedLines } from './use-checked-lines'
import { useToldPurchase } from './use-told-purchase'

const noErrors: ReadonlyMap<string, string> = new Map()

/**
 * Sends the order of what was brought to the checkout, then opens its success page or PayPal (Product §4). When the order
 * fails, a toast says why (Product §8) and `failure` repeats it beside the pay button, unless fields say all of it; the
 * form keeps its values. `told` is the purchase that the order would repeat: nothing is sent until `agree` was called.
 */
export function useOrderSubmission(checkout: Checkout) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const takeOrdered = useSetAtom(takeOrderedAtom)
  const { lines, recheck, setMayBePlaced } = useCheckedLines(checkout.lines)
  const notesOf = useLineNotes()
  const client = useQueryClient()
  const { token, lost, number } = useAtomValue(sessionAtom)
  const isSignedIn = token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  /** The session whose end the shopper has seen: an order after it is one of a visitor. */
  const sawEndOf = useRef<number>(undefined)
  const [lineErrors, setLineErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const doubles = useToldPurchase(checkout, () => {
    toast({ message: msg('order.double.title'), type: 'warning', timeout: 8000 })
  })

  /** Shows why nothing was ordered. */
  function fail(options: ToastInput): void {
    toast(options)
    setFailure(options.message)
  }

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    if (!form.payment) {
      const text = msg('checkout.error.paymentRequired')
      toast({ message: text, type: 'error' })
      setFieldErrors({ payment: [text] })
      return
    }
    if (lost && sawEndOf.current !== number) {
      sawEndOf.current = number
      askSignIn()
      return
    }
    setLineErrors(noErrors)
    setFailure(null)
    if (doubles.tellAtOnce()) return
    // The code to check and send an order, PayPal included, loads with the first submission.
    const sender = await import('./send-order').catch(() => null)
    if (!sender) {
      fail({ message: msg('order.error.cannotConnect'), type: 'error' })
      return
    }
    const [ordered, isAlive] = await Promise.all([
      sender.confirmedLines({ seen: lines, recheck, notesOf, msg, fail }),
      !isSignedIn || sender.isSessionAlive(client),
    ])
    // An ended session shows its own message and sign-in; the form keeps its values.
    const request = isAlive && ordered && sender.orderRequest(form, ordered)
    if (!request) return
    try {
      const outcome = await sender.orderOnce(
        {
          method: form.payment,
          lines: ordered.map(asBrought),
          besides: doubles.agreed(),
          since: checkout.since,
          now: Date.now(),
        },
        request,
        {
          place: (sent, key) => sender.placeOrder(client, token, sent, key),
          onOrdered: takeOrdered,
        },
      )
      if (outcome.kind === 'told') {
        doubles.tell(outcome.purchase)
        return
      }
      if (outcome.kind === 'approving') {
        const { payment } = outcome.purchase
        sender.beginPaypalVisit(payment.paymentId)
        setMayBePlaced(true)
        await sender.leaveForPaypal(payment)
        return
      }
      sender.storeLastOrder(outcome.order)
      sender.clearDraft()
      if (form.setDefault && isSignedIn)
        sender.saveAsDefault(client, form).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      await navigate({
        to: '/cod-order-success',
        replace: true,
        state: { order: outcome.order },
      })
    } catch (error) {
      const refusal = sender.refusalOf(error, ordered)
      const say = refusal.areFieldsToBlame ? toast : fail
      if (!(isSignedIn && refusal.isSessionOver))
        say({ message: errorText(refusal.message), type: 'error' })
      setMayBePlaced(refusal.mayBePlaced)
      setLineErrors(refusal.lineErrors)
      setFieldErrors(refusal.fieldErrors)
    }
  }

  return { lines, submit, lineErrors, failure, told: doubles.told, agree: doubles.agree }
}

/** The line with the units that the shopper wanted: all of them leave the cart, also those that are no longer in stock. */
function asBrought({ quantityBefore, ...line }: CheckedLine): OrderLine {
  return { ...line, quantity: quantityBefore ?? line.quantity }
}
