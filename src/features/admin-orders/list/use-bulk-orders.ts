import { useState } from 'react'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { moveErrors } from '../errors'
import { type ListMove, type Moved, useOrderMoves } from './use-order-moves'

/**
 * The selection over all pages, the moves of it and their report. Orders that were refused stay selected; what was done can
 * be taken back at once.
 */
export function useBulkOrders(
  shown: ShownRows<AdminOrderRow>,
  pin: PinRow<AdminOrderRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { move, isPending } = useOrderMoves(pin)
  const { settle, ...selected } = useBulkRows(shown)
  const [problem, setProblem] = useState<'failed' | 'undoFailed'>('failed')

  /** Returns how many are done. */
  const report = ({ answered, outcomes }: Moved, kind: typeof problem): number => {
    if (answered.length === 0) return 0
    setProblem(kind)
    const n = settle(new Map(answered.map(({ id, code }) => [id, code])), outcomes)
    onSettled()
    return n
  }
  const takeBack = async (undoAll: () => Promise<Moved>) => {
    const moved = await undoAll()
    const n = report(moved, 'undoFailed')
    if (n > 0) toast({ message: msg('adminOrders.bulk.undone', { n }) })
    const failure = (reason: string) => msg('adminOrders.bulk.notUndone', { reason })
    if (moved.error)
      fail(moveErrors(moved.error), { message: failure, undo: () => void takeBack(undoAll) })
  }
  /** Returns the orders for which there was no answer: they stay chosen. */
  const run = async (
    kind: ListMove,
    orders: readonly AdminOrderRow[],
    shipments?: ReadonlyMap<number, Shipment>,
  ): Promise<readonly AdminOrderRow[]> => {
    if (isPending) return orders
    const { undoAll, ...moved } = await move(kind, orders, shipments)
    const n = report(moved, 'failed')
    const undo = undoAll && (() => void takeBack(undoAll))
    // Of its own for each batch: another of as many orders must not take this one's undo away.
    const about = `${kind} ${orders.map(({ id }) => id).join()}`
    const message = msg(`adminOrders.bulk.done.${kind}`, { n })
    if (n > 0) toast({ about, message, undo })
    if (moved.error) fail(moveErrors(moved.error))
    return orders.slice(moved.answered.length)
  }
  return { ...selected, isPending, run, problem }
}
