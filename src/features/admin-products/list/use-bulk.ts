import { useState } from 'react'
import type { AdminProductRow, BulkOutcome, BulkProductsRequest } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/use-toast'
import { productSaveErrors } from '../errors'
import { useBulkProducts } from '../mutations'
import { type BulkReport, choose, type Chosen, reportOf } from './chosen'

/** The products chosen over all pages, what is done with them, and what became of it. What failed stays chosen. */
export function useBulk(onSettled: () => void) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync, isPending } = useBulkProducts()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [report, setReport] = useState<BulkReport>()

  const settle = (asked: Chosen, outcomes: readonly BulkOutcome[]) => {
    const next = reportOf(asked, outcomes, Date.now())
    const failed = new Set(next.failed.map(({ id }) => id))
    setChosen((now) => new Map([...now].filter(([id]) => failed.has(id) || !asked.has(id))))
    setReport(failed.size > 0 ? next : undefined)
    if (next.done > 0) toast({ message: msg('adminProducts.bulk.done', { n: next.done }) })
    onSettled()
  }
  const run = async (request: Omit<BulkProductsRequest, 'ids'>) => {
    if (isPending) return
    try {
      const { data } = await mutateAsync({ data: { ...request, ids: [...chosen.keys()] } })
      settle(chosen, data.outcomes)
    } catch (error) {
      toast({ type: 'error', message: errorText(productSaveErrors(error)) })
    }
  }
  return {
    chosen,
    report,
    isPending,
    run,
    settle,
    select: (ids: ReadonlySet<number>, rows: readonly AdminProductRow[]) =>
      setChosen((before) => choose(before, ids, rows)),
    clear: () => setChosen(new Map()),
    closeReport: () => setReport(undefined),
  }
}
