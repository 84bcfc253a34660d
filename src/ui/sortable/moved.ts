/** The items with the one at `from` put to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
