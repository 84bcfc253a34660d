import { useState } from 'react'
import type { AdminOrderData, OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { useMoveOrder } from '@/features/admin-orders/mutations'

/**
 * Moves an order that is on screen. The version that was looked at goes along, so that a newer one is a conflict and
 * no silent step; after a failure the newest version is on screen.
 */
export function useOrderMove({ order, updated_at }: AdminOrderData) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, error, reset } = useMoveOrder()
  /** The status that was asked for last. */
  const [target, setTarget] = useState<OrderStatus>()

  /** Answers whether the order was moved; what failed is `error`. */
  const move = async (status: OrderStatus, reason?: string): Promise<boolean> => {
    if (isPending) return false
    setTarget(status)
    try {
      const data = { status, updated_at, ...(reason && { reason }) }
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
