import type { ActivityRow, OrderEventRow, OrderRow, VariantRow, ImportJobRow } from '../db/tables'

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
