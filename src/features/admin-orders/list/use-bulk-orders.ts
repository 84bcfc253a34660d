import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import type { HoldRow } from '@/ui/table/use-held-rows'
import { useBulkRows } from '@/ui/table/use-bulk-rows'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { moveErrors } from '@/features/admin-orders/errors'
import { type ListMove, useOrderMoves } from './use-order-moves'

/** The selection over all pages, the moves of it and their report. Orders that were refused stay selected. */
export function useBulkOrders(hold: HoldRow<AdminOrderRow>, onSettled: () => void) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { move, isPending } = useOrderMoves(hold)
  const { settle, ...selected } = useBulkRows<AdminOrderRow>()

  /** Returns true when the server answered, whatever it refused. */
  const run = async (
    kind: ListMove,
    orders: readonly AdminOrderRow[],
    shipments?: ReadonlyMap<number, Shipment>,
  ): Promise<boolean> => {
    if (isPending) return false
    try {
      const outcomes = await move(kind, orders, shipments)
      const sent = new Map(orders.map(({ id, code }) => [id, code]))
      const n = settle(sent, outcomes)
      if (n > 0) toast({ message: msg(`adminOrders.bulk.done.${kind}`, { n }) })
      onSettled()
      return true
    } catch (error) {
      // The orders stay chosen.
      fail(moveErrors(error))
      return false
    }
  }
  return { ...selected, isPending, run }
}
