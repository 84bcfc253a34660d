import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import { lineKey } from '@/domain/cart/cart'
import type { OrderForm } from '@/domain/order/form'
import { removeLinesAtom } from '@/features/cart/actions'
import { sessionAtom } from '@/features/auth/state'
import { useLineNotes } from '@/features/checkout/use-line-notes'
import { usePlaceOrder } from '@/features/orders/mutations'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/toast'
import { useCheckedLines } from './use-checked-lines'

const noErrors: ReadonlyMap<string, string> = new Map()

/**
 * Sends the order of these lines and leads to its success page, or to PayPal (Product §4). A refused or
 * lost order is said as a toast (Product §8), marks the fields and lines it is about and leaves what was typed.
 */
export function useOrderSubmission(brought: readonly OrderLine[]) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const removeLines = useSetAtom(removeLinesAtom)
  const { lines, recheck, noteSent } = useCheckedLines(brought)
  const notesOf = useLineNotes()
  const client = useQueryClient()
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  const place = usePlaceOrder()
  const [lineErrors, setLineErrors] = useState(noErrors)

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    if (!form.payment) {
      const text = msg('checkout.error.paymentRequired')
      toast({ message: text, type: 'error' })
      setFieldErrors({ payment: [text] })
      return
    }
    setLineErrors(noErrors)
    // Looking once more, sending, PayPal and what may fail come with the first order that is sent.
    const desk = await import('./send-order').catch(() => null)
    if (!desk) {
      toast({ message: msg('order.error.cannotConnect'), type: 'error' })
      return
    }
    const [ordered, isAlive] = await Promise.all([
      desk.agreedLines({ seen: lines, recheck, notesOf, msg, toast }),
      !isSignedIn || desk.isSessionAlive(client),
    ])
    // A session that is over says so itself, with the way back in; what is typed stays.
    const request = isAlive && ordered && desk.orderRequest(form, ordered)
    if (!request) return
    try {
      const order = await desk.sendOrder(request, ordered, {
        place,
        onLeave: () => noteSent(true),
      })
      if (!order) return
      if (form.setDefault && isSignedIn)
        desk.saveAsDefault(client, form).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      await navigate({ to: '/cod-order-success', replace: true, state: { order } })
      removeLines(ordered.map(lineKey))
    } catch (error) {
      const refusal = desk.refusalOf(error, request, ordered)
      if (!(isSignedIn && refusal.isSessionOver))
        toast({ message: errorText(refusal.said), type: 'error' })
      noteSent(refusal.mayBePlaced)
      setLineErrors(refusal.lineErrors)
      setFieldErrors(refusal.fieldErrors)
    }
  }

  return { lines, submit, lineErrors }
}
