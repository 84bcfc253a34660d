import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderLine } from '@/domain/cart'
import { lineKey } from '@/domain/cart'
import { orderableLines } from '@/domain/checked-lines'
import { type OrderForm, orderRequest } from '@/domain/order-form'
import { removeLinesAtom } from '@/features/cart/actions'
import { clearDraft } from '@/features/checkout/draft'
import { orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors, paypalOrderErrors } from '@/features/orders/errors'
import { keepLastOrder } from '@/features/orders/last-order'
import { usePlaceOrder } from '@/features/orders/mutations'
import type { PlacedOrder } from '@/features/orders/placed-order'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/use-toast'
import { useCheckedLines } from './use-checked-lines'
import { useLineConsent } from './use-line-consent'

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
  const placeOrder = usePlaceOrder()
  const removeLines = useSetAtom(removeLinesAtom)
  const { lines, recheck, noteSent } = useCheckedLines(brought)
  const agreedLines = useLineConsent(lines, recheck)
  const [lineErrors, setLineErrors] = useState(noErrors)

  async function finish(order: PlacedOrder): Promise<void> {
    keepLastOrder(order)
    clearDraft()
    await navigate({ to: '/cod-order-success', replace: true, state: { order } })
    removeLines(orderableLines(lines).map(lineKey))
  }

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    if (!form.payment) {
      const text = msg('checkout.error.paymentRequired')
      toast({ message: text, type: 'error' })
      setFieldErrors({ payment: [text] })
      return
    }
    setLineErrors(noErrors)
    const ordered = await agreedLines()
    const request = ordered && orderRequest(form, ordered)
    if (!request) return
    const isPaypal = form.payment === 'paypal'
    try {
      if (isPaypal) {
        const { payWithPaypal } = await import('./pay-with-paypal')
        await payWithPaypal(request, ordered, {
          place: placeOrder.mutateAsync,
          onLeave: () => noteSent(true),
        })
      } else await finish((await placeOrder.mutateAsync(request)).order)
    } catch (error) {
      toast({ message: said((isPaypal ? paypalOrderErrors : orderErrors)(error)), type: 'error' })
      noteSent(mayBePlaced(error))
      const keys = ordered.map(lineKey)
      const errors = [...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text] as const)
      setLineErrors(new Map(errors))
      setFieldErrors(orderFormErrors(error))
    }
  }

  return { lines, submit, lineErrors }
}
