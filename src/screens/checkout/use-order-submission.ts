import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderLine } from '@/domain/cart'
import { lineKey } from '@/domain/cart'
import { type OrderForm, orderRequest } from '@/domain/order-form'
import { removeLinesAtom } from '@/features/cart/actions'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/use-toast'
import { useCheckedLines } from './use-checked-lines'
import { useLineConsent } from './use-line-consent'
import { useSaveDefault } from './use-save-default'
import { useSessionCheck } from './use-session-check'

const noErrors: ReadonlyMap<string, string> = new Map()

/**
 * Sends the order of these lines and leads to its success page, or to PayPal (spec §4). A refused or
 * lost order is said as a toast (spec §8), marks the fields and lines it is about and leaves what was typed.
 */
export function useOrderSubmission(brought: readonly OrderLine[]) {
  const msg = useMsg()
  const said = useSaid()
  const toast = useToast()
  const navigate = useNavigate()
  const removeLines = useSetAtom(removeLinesAtom)
  const { lines, recheck, noteSent } = useCheckedLines(brought)
  const agreedLines = useLineConsent(lines, recheck)
  const { isSignedIn, isSessionAlive } = useSessionCheck()
  const saveDefault = useSaveDefault()
  const [lineErrors, setLineErrors] = useState(noErrors)

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    if (!form.payment) {
      const text = msg('checkout.error.paymentRequired')
      toast({ message: text, type: 'error' })
      setFieldErrors({ payment: [text] })
      return
    }
    setLineErrors(noErrors)
    const [ordered, isAlive] = await Promise.all([agreedLines(), isSessionAlive()])
    // Said by the session itself, with the way back in; what is typed stays.
    if (!isAlive) return
    const request = ordered && orderRequest(form, ordered)
    if (!request) return
    // Sending, PayPal and what may fail come with the first order that is sent.
    const desk = await import('./send-order').catch(() => null)
    if (!desk) {
      toast({ message: msg('order.error.cannotConnect'), type: 'error' })
      return
    }
    try {
      const order = await desk.sendOrder(request, ordered, () => noteSent(true))
      if (!order) return
      if (form.setDefault) void saveDefault(form)
      await navigate({ to: '/cod-order-success', replace: true, state: { order } })
      removeLines(ordered.map(lineKey))
    } catch (error) {
      const refusal = desk.refusalOf(error, request, ordered)
      if (!(isSignedIn && refusal.isSessionOver))
        toast({ message: said(refusal.said), type: 'error' })
      noteSent(refusal.mayBePlaced)
      setLineErrors(refusal.lineErrors)
      setFieldErrors(refusal.fieldErrors)
    }
  }

  return { lines, submit, lineErrors }
}
