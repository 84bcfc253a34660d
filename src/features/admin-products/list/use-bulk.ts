import { useQueryClient } from '@tanstack/react-query'
import type {
  AdminProductRow,
  BulkOutcome,
  BulkProductsRequest,
  VariantChange,
} from '@/api/generated/model'
import { reversed } from '@/domain/admin/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { type Chosen, type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { changedRow, productSaveErrors, useBulkProducts } from '../mutations'

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

  const undoBulk = useUndoBulk()

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
  /** Resolves to true once every product has an outcome. */
  const run = async (request: Omit<BulkProductsRequest, 'ids'>) => {
    if (isPending) return false
    const sent = chosen()
    try {
      const { data } = await mutateAsync({ data: { ...request, ids: [...sent.keys()] } })
      const done = new Set(data.outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
      for (const row of rows) if (done.has(row.id)) pin(changedRow(row, request))
      settle(sent, data.outcomes, undoOf(request, rows, data.outcomes))
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
type BulkUndo = {
  requests: readonly BulkProductsRequest[]
  prices: readonly VariantChange[]
}

/**
 * Returns what takes back an action on products, of those that it changed; null where nothing can. `rows` are the
 * products as they were before. A product without a category can't be put back into none, and one that somebody else has
 * changed since stays as it is.
 */
export function undoOf(
  request: Omit<BulkProductsRequest, 'ids'>,
  rows: readonly AdminProductRow[],
  outcomes: readonly BulkOutcome[],
): BulkUndo | null {
  const changed = new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])))
  const before = rows.filter(({ id }) => changed.has(id))
  const prices = outcomes.flatMap(({ changes = [] }) => reversed(changes))
  const requests = [...Map.groupBy(before, (row) => valueOf(request.action, row))].flatMap(
    ([value, group]): BulkProductsRequest[] => {
      const ids = group.map(({ id }) => id)
      return value === null ? [] : [{ ...requestOf(value), ids, before: valuesOf(request) }]
    },
  )
  return requests.length + prices.length > 0 ? { requests, prices } : null
}

/** What every product has after an action. */
function valuesOf({ status, is_featured, category_id }: Omit<BulkProductsRequest, 'ids'>) {
  return {
    ...(status && { status }),
    ...(is_featured !== undefined && { is_featured }),
    ...(category_id && { category_id }),
  }
}

/** The value that an action changes, as a key; null for one that can't be set again. */
function valueOf(action: BulkProductsRequest['action'], row: AdminProductRow): OldValue | null {
  switch (action) {
    case 'status':
      return row.status
    case 'featured':
      return row.is_featured
    case 'category':
      return row.category_id
    default:
      return null
  }
}

type OldValue = AdminProductRow['status'] | boolean | number

function requestOf(value: OldValue): Omit<BulkProductsRequest, 'ids'> {
  if (typeof value === 'boolean') return { action: 'featured', is_featured: value }
  if (typeof value === 'number') return { action: 'category', category_id: value }
  return { action: 'status', status: value }
}
