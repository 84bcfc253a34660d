import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import { lineKey } from '@/domain/cart/cart'
import type { OrderForm } from '@/domain/order/form'
import { removeLinesAtom } from '@/features/cart/actions'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import { useLineNotes } from '@/features/checkout/use-line-notes'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { useCheckedLines } from './use-checked-lines'

const noErrors: ReadonlyMap<string, string> = new Map()

/**
 * Sends the order of these lines, then opens its success page or PayPal (Product §4). When the order fails, a toast
 * says why (Product §8) and `failure` repeats it beside the pay button, unless fields say all of it; the form keeps its
 * values.
 */
export function useOrderSubmission(brought: readonly OrderLine[]) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const removeLines = useSetAtom(removeLinesAtom)
  const { lines, recheck, setMayBePlaced } = useCheckedLines(brought)
  const notesOf = useLineNotes()
  const client = useQueryClient()
  const { token, lost, number } = useAtomValue(sessionAtom)
  const isSignedIn = token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  /** The session whose end the shopper has seen: an order after it is one of a visitor. */
  const sawEndOf = useRef<number>(undefined)
  const [lineErrors, setLineErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)

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
      const order = await sender.sendOrder(request, ordered, {
        place: (sent) => sender.placeOrder(client, token, sent),
        onLeave: () => setMayBePlaced(true),
      })
      if (!order) return
      if (form.setDefault && isSignedIn)
        sender.saveAsDefault(client, form).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      await navigate({ to: '/cod-order-success', replace: true, state: { order } })
      removeLines(ordered.map(lineKey))
    } catch (error) {
      const refusal = sender.refusalOf(error, request, ordered)
      const say = refusal.areFieldsToBlame ? toast : fail
      if (!(isSignedIn && refusal.isSessionOver))
        say({ message: errorText(refusal.message), type: 'error' })
      setMayBePlaced(refusal.mayBePlaced)
      setLineErrors(refusal.lineErrors)
      setFieldErrors(refusal.fieldErrors)
    }
  }

  return { lines, submit, lineErrors, failure }
}
