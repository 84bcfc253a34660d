import type { ImportOutcome } from '@/api/generated/model'
import type {
  ActivityRow,
  ImportJobRow,
  OrderEventRow,
  OrderRow,
  ProductRow,
  UserRow,
  VariantRow,
} from '../db/tables'
import type { WorldSeed } from './random'

const mostMoves = 30

export function activityRows(
  orders: readonly OrderRow[],
  events: readonly OrderEventRow[],
  imports: readonly ImportJobRow[],
  variants: readonly VariantRow[],
): ActivityRow[] {
  const codes = new Map(orders.map(({ id, code }) => [id, code]))
  const before = new Map<number, string>()
  const moves: Omit<ActivityRow, 'id'>[] = []
  for (const { order_id, status, at, by } of events) {
    const was = before.get(order_id)
    before.set(order_id, status)
    if (was === undefined || by === 'system' || by === '') continue
    const changes = [{ field: 'status', before: was, after: status }]
    const name = codes.get(order_id) ?? ''
    moves.push({ at, by, kind: 'order', action: 'changed', object_id: order_id, name, changes })
  }
  const imported = imports.flatMap(({ outcomes, by, finished_at, created_at }) => {
    const updated = outcomes.filter(({ result }) => result === 'updated')
    const products = Map.groupBy(updated, ({ product_id }) => product_id)
    return Array.from(products, ([object_id, own]) => ({
      at: finished_at ?? created_at,
      by,
      kind: 'product' as const,
      action: 'changed' as const,
      object_id,
      name: own[0]?.row.name ?? '',
      changes: own.flatMap(({ row, changes }) => {
        const variant = variants.find(({ id }) => id === row.variant_id)
        const place = [variant?.color, variant?.size].filter(Boolean).join(' / ')
        return changes.map((change) => ({
          ...change,
          field: place ? `${place}: ${change.field}` : change.field,
        }))
      }),
    }))
  })
  return [...moves.slice(-mostMoves), ...imported]
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((entry, index) => ({ id: index + 1, ...entry }))
}

const dayMs = 86_400_000

export function importRows(
  { now }: WorldSeed,
  users: readonly UserRow[],
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
): ImportJobRow[] {
  const created_at = new Date(now.getTime() - dayMs).toISOString()
  const outcomes = variants.slice(0, 3).map((variant, index): ImportOutcome => {
    const { id: variant_id, product_id, price } = variant
    const name = products.find(({ id }) => id === product_id)?.name ?? ''
    const line = index + 2
    const row = { line, product_id, variant_id, name, price }
    if (index === 2) {
      const failed = { ...row, variant_id: 999_999 }
      const message = 'Phân loại không thuộc sản phẩm này. Vui lòng kiểm tra ID.'
      return { line, result: 'failed', product_id, message, changes: [], row: failed }
    }
    const changes = [{ field: 'price', before: String(price - 20_000), after: String(price) }]
    return { line, result: 'updated', product_id, message: '', changes, row }
  })
  const job: ImportJobRow = {
    id: 1,
    file_name: 'gia-thang-11.csv',
    dry_run: false,
    status: 'done',
    total: outcomes.length,
    rows_per_second: 1500,
    waiting: [],
    outcomes,
    by: users.find(({ is_staff }) => is_staff)?.full_name ?? '',
    created_at,
    finished_at: new Date(now.getTime() - dayMs + 2000).toISOString(),
  }
  return [job]
}
