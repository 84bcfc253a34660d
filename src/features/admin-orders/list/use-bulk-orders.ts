import { useState } from 'react'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { type BulkReport, reportOf } from '@/ui/table/bulk-report'
import type { HoldRow } from '@/ui/table/use-held-rows'
import { useRowSelection } from '@/ui/table/use-row-selection'
import { useToast } from '@/ui/toast/toast'
import { moveErrors } from '@/features/admin-orders/errors'
import { type ListMove, useOrderMoves } from './use-order-moves'

/** The selection over all pages, the moves of it and their report. Orders that were refused stay selected. */
export function useBulkOrders(hold: HoldRow<AdminOrderRow>, onSettled: () => void) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { move, isPending } = useOrderMoves(hold)
  const { selection, chosen, select, drop } = useRowSelection<AdminOrderRow>()
  const [report, setReport] = useState<BulkReport>()

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
      const next = reportOf(sent, outcomes, Date.now())
      const failed = new Set(next.failed.map(({ id }) => id))
      drop(new Set([...sent.keys()].filter((id) => !failed.has(id))))
      setReport(failed.size > 0 ? next : undefined)
      if (next.done > 0) toast({ message: msg(`adminOrders.bulk.done.${kind}`, { n: next.done }) })
      onSettled()
      return true
    } catch (error) {
      toast({ type: 'error', message: errorText(moveErrors(error)) })
      return false
    }
  }
  return {
    selection,
    chosen,
    select,
    isPending,
    run,
    report,
    clear: () => drop(),
    closeReport: () => setReport(undefined),
  }
}
