import * as v from 'valibot'
import type { ProductSummary } from '@/api/generated/model'
import { addViewed, type Viewed } from '@/domain/catalogue/recently-viewed'
import { limits } from '@/lib/limits'
import { filledText, validEntries, wholeFrom } from '@/lib/schema'
import { localStore, parseStored } from '@/lib/storage'

const key = 'recently_viewed'

const watchers = new Set<() => void>()

/** What this browser looked at, as it was then. Damaged entries are left out, good ones kept. */
export function readViewed(): Viewed {
  return viewedIn(storedViewed())
}

/** The stored list as text: the same text is the same list. */
export function storedViewed(): string | null {
  return localStore.read(key)
}

/** Tells of every change of the list, also by another tab; answers how to stop that. */
export function watchViewed(onChange: () => void): () => void {
  watchers.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Reads a stored list. */
export function viewedIn(text: string | null): Viewed {
  const good = new Map<number, ProductSummary>()
  for (const card of parseStored(text, validEntries(cardSchema)) ?? []) {
    if (!good.has(card.id)) good.set(card.id, card)
  }
  return [...good.values()].slice(0, limits.recentlyViewed)
}

/** Remembers a visit. A storage that is full or blocked remembers nothing. */
export function storeViewed(product: ProductSummary): void {
  write(addViewed(readViewed(), product))
}

/** Forgets all visits, and answers the verb that remembers them again, behind what was looked at since. */
export function forgetViewed(): () => void {
  const before = readViewed()
  localStore.remove(key)
  tell()
  return function undo(): void {
    const since = readViewed()
    const ids = new Set(since.map(({ id }) => id))
    const older = before.filter(({ id }) => !ids.has(id))
    write([...since, ...older].slice(0, limits.recentlyViewed))
  }
}

function write(viewed: Viewed): void {
  localStore.write(key, JSON.stringify(viewed))
  tell()
}

function tell(): void {
  for (const watcher of watchers) watcher()
}

const price = wholeFrom(0)

const cardSchema = v.looseObject({
  id: wholeFrom(1),
  name: filledText,
  slug: filledText,
  price,
  min_price: price,
  max_price: price,
  in_stock: v.boolean(),
  original_price: v.nullable(price),
  image: v.nullable(filledText),
  images: v.array(filledText),
  colors: v.array(v.looseObject({ name: filledText, color_code: filledText })),
})
