import { useState } from 'react'
import type { AdminProductRow, BulkOutcome, BulkProductsRequest } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { SelectedRows, SelectionUpdate } from '@/ui/table/list-table'
import { useToast } from '@/ui/toast/toast'
import { productSaveErrors } from '../errors'
import { useBulkProducts } from '../mutations'
import { type BulkReport, type Chosen, reportOf } from './bulk-report'

/** The selection over all pages, the bulk actions on it and their report. Products that failed stay selected. */
export function useBulk(onSettled: () => void) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync, isPending } = useBulkProducts()
  const [selection, setSelection] = useState<SelectedRows>({})
  // Names by id, because the table only knows the products of the current page.
  const [names, setNames] = useState<Chosen>(new Map())
  const [report, setReport] = useState<BulkReport>()
  const ids = Object.keys(selection).map(Number)
  const chosen = (): Chosen => new Map(ids.map((id) => [id, names.get(id) ?? '']))

  const settle = (sent: Chosen, outcomes: readonly BulkOutcome[]) => {
    const next = reportOf(sent, outcomes, Date.now())
    const failed = new Set(next.failed.map(({ id }) => id))
    setSelection((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([id]) => failed.has(Number(id)) || !sent.has(Number(id))),
      ),
    )
    setReport(failed.size > 0 ? next : undefined)
    if (next.done > 0) toast({ message: msg('adminProducts.bulk.done', { n: next.done }) })
    onSettled()
  }
  const run = async (request: Omit<BulkProductsRequest, 'ids'>) => {
    if (isPending) return
    const sent = chosen()
    try {
      const { data } = await mutateAsync({ data: { ...request, ids } })
      settle(sent, data.outcomes)
    } catch (error) {
      toast({ type: 'error', message: errorText(productSaveErrors(error)) })
    }
  }
  return {
    selection,
    count: ids.length,
    chosen,
    report,
    isPending,
    run,
    settle,
    select(update: SelectionUpdate, page: readonly AdminProductRow[]) {
      setSelection(update)
      setNames((known) => new Map([...known, ...page.map(({ id, name }) => [id, name] as const)]))
    },
    clear: () => setSelection({}),
    closeReport: () => setReport(undefined),
  }
}
