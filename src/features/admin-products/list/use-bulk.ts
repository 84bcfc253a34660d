import { useQueryClient } from '@tanstack/react-query'
import type {
  AdminProductRow,
  BulkOutcome,
  BulkProductsRequest,
  PriceChange,
  VariantChange,
} from '@/api/generated/model'
import { reversed } from '@/domain/product/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { type Chosen, type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import {
  type BulkChange,
  changedRow,
  doneIds,
  productSaveErrors,
  useBulkProducts,
} from '../mutations'

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
  const undoBulk = useUndoBulk()
  const { mutateAsync, isPending } = useBulkProducts()
  const { chosen: rows, settle: settleRows, ...selected } = useBulkRows(shown)
  const chosen = (from: readonly AdminProductRow[] = rows): Chosen =>
    new Map(from.map(({ id, name }) => [id, name]))

  const settle = (sent: Chosen, outcomes: readonly BulkOutcome[], undo?: BulkUndo | null) => {
    const n = settleRows(sent, outcomes)
    if (n > 0)
      toast({
        // Of its own for each batch: another of as many products must not take this one's undo away.
        about: `products ${[...sent.keys()].join()}`,
        message: msg('adminProducts.bulk.done', { n }),
        ...(undo && { undo: () => void undoBulk(undo) }),
      })
    onSettled()
  }
  /**
   * Resolves to true once every product has an outcome. `asked` are the products that a window has asked about: after a lost
   * answer the list may be in another order, and the click again has to be the same.
   */
  const run = async (change: BulkChange, asked: readonly AdminProductRow[] = rows) => {
    if (isPending) return false
    const sent = chosen(asked)
    try {
      const { data } = await mutateAsync({ data: { ...change, ids: [...sent.keys()] } })
      const done = doneIds(data.outcomes)
      for (const row of asked) if (done.has(row.id)) pin(changedRow(row, change))
      settle(sent, data.outcomes, undoOf(change, asked, data.outcomes))
      return true
    } catch (error) {
      // The rows stay chosen.
      fail(productSaveErrors(error))
      return false
    }
  }
  return { ...selected, count: rows.length, rows, chosen, isPending, run, settle }
}

/** Returns a change of the prices that the window of it shows, whatever the list has read since. */
export function changeOfPrices(
  price_change: PriceChange,
  seen: readonly AdminProductRow[],
): BulkChange {
  const prices = seen.map(({ id, min_price, max_price }) => ({ id, min_price, max_price }))
  return { action: 'price', price_change, before: { prices } }
}

/** Takes a bulk action back and says so. What has changed again since, or is refused now, stays and is counted. */
function useUndoBulk() {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { mutateAsync } = useBulkProducts()
  const client = useQueryClient()
  return async ({ requests, prices }: BulkUndo) => {
    let left = 0
    try {
      for (const data of requests) {
        // One after the other: a server would refuse changes of the same product at the same time.
        const answer = await mutateAsync({ data })
        left += answer.data.outcomes.filter(({ ok }) => !ok).length
      }
      if (prices.length > 0) {
        const { saveCells } = await import('../sheet/mutations')
        await saveCells(client, prices, (_, outcomes) => {
          left += outcomes.filter(({ result }) => result !== 'saved').length
        })
      }
      if (left > 0)
        toast({ type: 'warning', message: msg('adminProducts.bulk.undoLeft', { n: left }) })
      else toast({ message: msg('adminProducts.bulk.undone') })
    } catch (error) {
      fail(productSaveErrors(error))
    }
  }
}

/** What takes a bulk action back: requests that give products their old values, or prices their old amounts. */
type BulkUndo = { requests: readonly BulkProductsRequest[]; prices: readonly VariantChange[] }

/** The field that an action changes, where a product says what it was before. */
const changedFields = {
  status: 'status',
  featured: 'is_featured',
  category: 'category_id',
} as const

/**
 * Returns what takes back an action on products, of those that it changed; null where nothing can. `rows` are the
 * products as they were before. A product without a category can't be put back into none, and one that somebody else has
 * changed since stays as it is.
 */
export function undoOf(
  { action, ...change }: BulkChange,
  rows: readonly AdminProductRow[],
  outcomes: readonly BulkOutcome[],
): BulkUndo | null {
  const done = doneIds(outcomes)
  const prices = outcomes.flatMap(({ changes = [] }) => reversed(changes))
  if (action === 'price' || action === 'delete')
    return prices.length > 0 ? { requests: [], prices } : null
  const field = changedFields[action]
  const before = rows.filter((row) => done.has(row.id) && row[field] !== null)
  const requests = [...Map.groupBy(before, (row) => row[field])].map(([value, group]) => ({
    action,
    [field]: value,
    ids: group.map(({ id }) => id),
    before: change,
  }))
  return requests.length > 0 ? { requests, prices } : null
}
