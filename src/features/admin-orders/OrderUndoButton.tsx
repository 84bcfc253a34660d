import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { orderStatusChangeErrorText, useChangeOrderStatuses } from './mutations'

type OrderUndoButtonProps = {
  /** The order, and the version of the order that the staff member saw. */
  order: { id: number; updated_at?: string }
  until: string | null | undefined
  done: string
  failed: string
}

/**
 * A button that undoes the merge of two orders, or the delivery of a part of an order. The host allows the
 * undo until the time `until`, ten minutes after the action (Product §10.24.5, §10.25.8). The button shows if
 * this time had not passed when the page opened.
 */
export function OrderUndoButton({ order, until, done, failed }: OrderUndoButtonProps) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const [openedAt] = useState(() => new Date().toISOString())
  const { mutateAsync: move, isPending } = useChangeOrderStatuses()
  const undo = async () => {
    if (isPending) return
    const message = (reason: string) => `${failed}: ${reason}`
    try {
      const { data } = await move({ data: { move: 'undo', orders: [order] } })
      const [outcome] = data.outcomes
      if (outcome?.ok) toast({ message: done })
      else fail({ text: outcome?.message ?? '' }, { message })
    } catch (error) {
      fail(orderStatusChangeErrorText(error), { message })
    }
  }
  if ((until ?? '') <= openedAt) return null
  return (
    <Button variant="quiet" loading={isPending} onClick={() => void undo()}>
      {msg('ui.undo')}
    </Button>
  )
}
