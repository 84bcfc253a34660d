import type {
  AdminProductRow,
  BulkOutcome,
  BulkProductsRequest,
  VariantChange,
} from '@/api/generated/model'
import { reversed } from '@/domain/admin/variant-change'

/** What takes a bulk action back: requests that give products their old values, or prices their old amounts. */
export type TakeBack = {
  requests: readonly BulkProductsRequest[]
  prices: readonly VariantChange[]
}

/**
 * Returns what takes back an action on products, of those that it changed; null where nothing can. `rows` are the
 * products as they were before. A product without a category can't be put back into none, and one that somebody else has
 * changed since stays as it is.
 */
export function takeBackOf(
  request: Omit<BulkProductsRequest, 'ids'>,
  rows: readonly AdminProductRow[],
  outcomes: readonly BulkOutcome[],
): TakeBack | null {
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
