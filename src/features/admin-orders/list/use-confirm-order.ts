import { useNavigate } from '@tanstack/react-router'
import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { moveErrors } from '../errors'
import { useOrderMoves } from './use-order-moves'

/** Confirms a pending order. Its row stays in its place and says so, with undo; a failure is a toast. */
export function useConfirmOrder(order: AdminOrderRow, pin: PinRow<AdminOrderRow>) {
  const msg = useMsg()
  const fail = useErrorToast()
  const navigate = useNavigate()
  const { move, isPending } = useOrderMoves(pin)
  const { id, code } = order

  const action = {
    label: msg('adminOrders.confirm.open'),
    onAction: () => void navigate({ to: '/admin/orders/$id', params: { id: String(id) } }),
  }
  const confirm = async () => {
    if (isPending) return
    const { outcomes, error } = await move('confirm', [order])
    const failure = (reason: string) => `${msg('adminOrders.confirm.failed', { code })}: ${reason}`
    if (error) fail(moveErrors(error), { message: failure, action })
    else if (!outcomes[0]?.ok)
      fail({ text: msg('adminOrders.confirm.moved', { code }) }, { action })
  }
  return { confirm, isPending }
}
