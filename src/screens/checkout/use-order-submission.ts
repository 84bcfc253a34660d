import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lineKey, type OrderLine } from '@/domain/cart'
import { type OrderForm, orderRequest } from '@/domain/order-form'
import { removeLinesAtom } from '@/features/cart/state'
import { clearDraft } from '@/features/checkout/draft'
import { orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, orderErrors } from '@/features/orders/errors'
import { keepLastOrder } from '@/features/orders/last-order'
import { usePlaceOrder } from '@/features/orders/mutations'
import type { PlacedOrder } from '@/features/orders/placed-order'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { useSetAtom } from '@/lib/store'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/use-toast'

const noErrors: ReadonlyMap<number, string> = new Map()

/**
 * Sends the order of these lines and leads to its success page (spec §4). A refused or lost order is
 * said as a toast (spec §8), marks the fields and lines it is about and leaves what was typed.
 */
export function useOrderSubmission(lines: readonly OrderLine[]) {
  const msg = useMsg()
  const said = useSaid()
  const toast = useToast()
  const navigate = useNavigate()
  const placeOrder = usePlaceOrder()
  const removeLines = useSetAtom(removeLinesAtom)
  const [lineErrors, setLineErrors] = useState(noErrors)

  async function finish(order: PlacedOrder): Promise<void> {
    keepLastOrder(order)
    clearDraft()
    await navigate({ to: '/cod-order-success', replace: true, state: { order } })
    removeLines(lines.map(lineKey))
  }

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    const request = orderRequest(form, lines)
    if (!request) {
      const text = msg('checkout.error.paymentRequired')
      toast({ message: text, type: 'error' })
      setFieldErrors({ payment: [text] })
      return
    }
    setLineErrors(noErrors)
    await placeOrder.mutateAsync(request).then(finish, (error: unknown) => {
      toast({ message: said(orderErrors(error)), type: 'error' })
      setLineErrors(itemErrors(error))
      setFieldErrors(orderFormErrors(error))
    })
  }

  return { submit, lineErrors }
}
