import type { ProductColor, ProductSummary } from '@/api/generated/model'
import { addViewed, type Viewed } from '@/domain/catalogue/recently-viewed'
import { limits } from '@/lib/limits'
import { localStore, parseJson } from '@/lib/storage'

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
  const stored = parseJson(text)
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  const good = new Map<number, ProductSummary>()
  for (const entry of entries) {
    if (isCard(entry) && !good.has(entry.id)) good.set(entry.id, entry)
  }
  return [...good.values()].slice(0, limits.recentlyViewed)
}

/** Remembers a visit. A storage that is full or blocked remembers nothing. */
export function keepViewed(product: ProductSummary): void {
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

function isCard(entry: unknown): entry is ProductSummary {
  if (typeof entry !== 'object' || entry === null) return false
  const field = (name: keyof ProductSummary): unknown => Reflect.get(entry, name)
  const [image, colors, images] = [field('image'), field('colors'), field('images')]
  const [max, was] = [field('max_price'), field('original_price')]
  return (
    isWhole(field('id'), 1) &&
    isText(field('name')) &&
    isText(field('slug')) &&
    isWhole(field('price')) &&
    isWhole(field('min_price')) &&
    isWhole(max) &&
    typeof field('in_stock') === 'boolean' &&
    (was === null || isWhole(was)) &&
    (image === null || isText(image)) &&
    Array.isArray(images) &&
    images.every(isText) &&
    Array.isArray(colors) &&
    colors.every(isColor)
  )
}

function isColor(value: unknown): value is ProductColor {
  if (typeof value !== 'object' || value === null) return false
  return isText(Reflect.get(value, 'name')) && isText(Reflect.get(value, 'color_code'))
}

function isWhole(value: unknown, min = 0): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
