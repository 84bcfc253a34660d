import type { OrderChangeItem } from '@/api/generated/model'

/** Returns for each wanted line the order's own one that it goes on, null for a new one. No line goes on twice. */
export function keptItems<Item extends { id: number }>(
  own: readonly Item[],
  wanted: readonly Pick<OrderChangeItem, 'id'>[],
): (Item | null)[] {
  const left = new Map(own.map((item) => [item.id, item]))
  return wanted.map(({ id }) => {
    const kept = left.get(id ?? 0) ?? null
    if (kept) left.delete(kept.id)
    return kept
  })
}
