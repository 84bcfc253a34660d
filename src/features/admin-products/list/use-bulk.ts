import type { AdminProductRow, BulkOutcome, BulkProductsRequest } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { type Chosen, type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { changedRow } from '../changed-row'
import { productSaveErrors } from '../errors'
import { useBulkProducts } from '../mutations'
import { type TakeBack, takeBackOf } from './take-back'
import { useTakeBack } from './use-take-back'

/**
 * The selection over all pages, the bulk actions on it and their report. Products that failed stay selected, and what was
 * changed keeps its place.
 */
export function useBulk(
  shown: ShownRows<AdminProductRow>,
  pin: PinRow<AdminProductRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { mutateAsync, isPending } = useBulkProducts()
  const { chosen: rows, settle: settleRows, ...selected } = useBulkRows(shown)
  const chosen = (): Chosen => new Map(rows.map(({ id, name }) => [id, name]))

  const takeBack = useTakeBack()

  const settle = (sent: Chosen, outcomes: readonly BulkOutcome[], back?: TakeBack | null) => {
    const n = settleRows(sent, outcomes)
    if (n > 0)
      toast({
        // Of its own for each batch: another of as many products must not take this one's undo away.
        about: `products ${[...sent.keys()].join()}`,
        message: msg('adminProducts.bulk.done', { n }),
        ...(back && { undo: () => void takeBack(back) }),
      })
    onSettled()
  }
  /** Resolves to true once every product has an outcome. */
  const run = async (request: Omit<BulkProductsRequest, 'ids'>) => {
    if (isPending) return false
    const sent = chosen()
    try {
      const { data } = await mutateAsync({ data: { ...request, ids: [...sent.keys()] } })
      const done = new Set(data.outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
      for (const row of rows) if (done.has(row.id)) pin(changedRow(row, request))
      settle(sent, data.outcomes, takeBackOf(request, rows, data.outcomes))
      return true
    } catch (error) {
      // The rows stay chosen.
      fail(productSaveErrors(error))
      return false
    }
  }
  return {
    ...selected,
    count: rows.length,
    rows,
    chosen,
    isPending,
    run,
    settle,
  }
}
