/**
 * Adds newer browser functions that the shop uses and that a supported browser may lack (`browserslist` in
 * package.json). `tools/browsers` reports newer functions that are missing here.
 */

AbortSignal.any ??= (signals) => {
  const all = new AbortController()
  for (const signal of signals) {
    const abort = () => all.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: all.signal })
  }
  return all.signal
}

Map.groupBy ??= function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}
