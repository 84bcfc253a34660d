import { useState } from 'react'
import type { AdminOrderData, OrderStatus, Shipment } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { useMoveOrder } from '@/features/admin-orders/mutations'

/**
 * Changes the status of the order on screen. Sends `updated_at`, so that the server rejects a change of an outdated
 * version; after a failure the newest version is shown.
 */
export function useOrderMove({ order, updated_at }: AdminOrderData) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, error, reset } = useMoveOrder()
  /** The status requested last. */
  const [target, setTarget] = useState<OrderStatus>()

  /** Returns true on success; a failure is in `error`. */
  const move = async (
    status: OrderStatus,
    { reason, shipment }: { reason?: string; shipment?: Shipment | undefined } = {},
  ): Promise<boolean> => {
    if (isPending) return false
    setTarget(status)
    try {
      const data = { status, updated_at, ...(reason && { reason }), ...(shipment && { shipment }) }
      await mutateAsync({ id: order.id, data })
    } catch {
      return false
    }
    const name = msg(`adminOrders.status.${status}`)
    toast({ message: msg('adminOrders.moved', { code: order.code, status: name }) })
    return true
  }
  return { move, target, isPending, error, forgetError: reset }
}

export type OrderMove = ReturnType<typeof useOrderMove>
