import { useNavigate } from '@tanstack/react-router'
import { writeOutcome } from '@/api/errors'
import type { AdminOrderRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { HoldRow } from '@/ui/table/use-held-rows'
import { useToast } from '@/ui/toast/toast'
import { moveErrors } from '@/features/admin-orders/errors'
import { useOrderMoves } from './use-order-moves'

/** Confirms a pending order. Its row stays in its place and says so, with undo; a failure is a toast. */
export function useConfirmOrder(order: AdminOrderRow, hold: HoldRow<AdminOrderRow>) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const { move, isPending } = useOrderMoves(hold)
  const { id, code } = order

  const fail = (message: string) =>
    toast({
      type: 'error',
      message,
      action: {
        label: msg('adminOrders.confirm.open'),
        onAction: () => void navigate({ to: '/admin/orders/$id', params: { id: String(id) } }),
      },
    })
  const confirm = async () => {
    if (isPending) return
    try {
      const [outcome] = await move('confirm', [order])
      if (!outcome?.ok) fail(msg('adminOrders.confirm.moved', { code }))
    } catch (error) {
      if (writeOutcome(error) === 'signedOut') return
      fail(`${msg('adminOrders.confirm.failed', { code })}: ${errorText(moveErrors(error))}`)
    }
  }
  return { confirm, isPending }
}
