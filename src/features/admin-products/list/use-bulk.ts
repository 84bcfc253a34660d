import { useState } from 'react'
import type { AdminProductRow, BulkOutcome, BulkProductsRequest } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { type BulkReport, type Chosen, reportOf } from '@/ui/table/bulk-report'
import { useRowSelection } from '@/ui/table/use-row-selection'
import { useToast } from '@/ui/toast/toast'
import { productSaveErrors } from '../errors'
import { useBulkProducts } from '../mutations'

/** The selection over all pages, the bulk actions on it and their report. Products that failed stay selected. */
export function useBulk(onSettled: () => void) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync, isPending } = useBulkProducts()
  const { selection, chosen: rows, select, drop } = useRowSelection<AdminProductRow>()
  const [report, setReport] = useState<BulkReport>()
  const chosen = (): Chosen => new Map(rows.map(({ id, name }) => [id, name]))

  const settle = (sent: Chosen, outcomes: readonly BulkOutcome[]) => {
    const next = reportOf(sent, outcomes, Date.now())
    const failed = new Set(next.failed.map(({ id }) => id))
    drop(new Set([...sent.keys()].filter((id) => !failed.has(id))))
    setReport(failed.size > 0 ? next : undefined)
    if (next.done > 0) toast({ message: msg('adminProducts.bulk.done', { n: next.done }) })
    onSettled()
  }
  /** Resolves to true once every product has an outcome. */
  const run = async (request: Omit<BulkProductsRequest, 'ids'>) => {
    if (isPending) return false
    const sent = chosen()
    try {
      const { data } = await mutateAsync({ data: { ...request, ids: [...sent.keys()] } })
      settle(sent, data.outcomes)
      return true
    } catch (error) {
      toast({ type: 'error', message: errorText(productSaveErrors(error)) })
      return false
    }
  }
  return {
    selection,
    count: rows.length,
    rows,
    chosen,
    report,
    isPending,
    run,
    settle,
    select,
    clear: () => drop(),
    closeReport: () => setReport(undefined),
  }
}
