import { useNavigate } from '@tanstack/react-router'
import type { AdminOrderRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { isOvertaken, moveErrors } from '@/features/admin-orders/errors'
import { useMoveOrder } from '@/features/admin-orders/mutations'

/** Confirms a pending order. The outcome is a toast, because the order's row leaves the queue. */
export function useConfirmOrder({ id, code }: AdminOrderRow) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync: move, isPending } = useMoveOrder()

  const open = () => void navigate({ to: '/admin/orders/$id', params: { id: String(id) } })
  const confirm = async () => {
    if (isPending) return
    try {
      await move({ id, data: { status: 'processing' } })
      toast({
        message: msg('adminOrders.confirmed', { code }),
        action: { label: msg('adminOrders.confirm.open'), onAction: open },
      })
    } catch (error) {
      const message = isOvertaken(error)
        ? msg('adminOrders.confirm.moved', { code })
        : `${msg('adminOrders.confirm.failed', { code })}: ${errorText(moveErrors(error))}`
      toast({
        type: 'error',
        message,
        action: { label: msg('adminOrders.confirm.open'), onAction: open },
      })
    }
  }
  return { confirm, isPending }
}
