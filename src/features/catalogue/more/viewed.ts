import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Product, ProductSummary } from '@/api/generated/model'
import {
  addViewed,
  cardSummary,
  type Viewed,
  withoutProduct,
} from '@/domain/catalogue/recently-viewed'
import { kept } from '@/lib/kept'
import { limits } from '@/lib/limits'
import { filledText, parseStored, validEntries, wholeFrom } from '@/lib/schema'
import { useViewedNow } from '../queries'

const entry = kept('recently_viewed')

export function readViewed(): Viewed {
  return parseViewed(entry.read())
}

/** Reads the stored list and drops damaged entries. */
function parseViewed(text: string | null): Viewed {
  const good = new Map<number, ProductSummary>()
  for (const card of parseStored(text, validEntries(cardSchema)) ?? []) {
    if (!good.has(card.id)) good.set(card.id, card)
  }
  return [...good.values()].slice(0, limits.recentlyViewed)
}

/** Stores a product as viewed. Does nothing if the storage is full or blocked. */
export function storeViewed(product: ProductSummary): void {
  write(addViewed(readViewed(), product))
}

/** Clears the list. Returns an undo that puts the old entries behind the products viewed since then. */
export function clearViewed(): () => void {
  const before = readViewed()
  entry.remove()
  return function undo(): void {
    const since = readViewed()
    const ids = new Set(since.map(({ id }) => id))
    const older = before.filter(({ id }) => !ids.has(id))
    write([...since, ...older].slice(0, limits.recentlyViewed))
  }
}

function write(viewed: Viewed): void {
  entry.write(JSON.stringify(viewed))
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

/** Returns the recently viewed products with current data; undefined while loading. */
export function useViewed(): Viewed | undefined {
  const stored = useSyncExternalStore(entry.subscribe, entry.read)
  return useViewedNow(useMemo(() => parseViewed(stored), [stored]))
}

/** Stores the product as viewed. Returns the products that were viewed before it. */
export function useRecordView(product: Product): Viewed {
  const [before] = useState(() => withoutProduct(readViewed(), product.id))
  useEffect(
    function storeView() {
      storeViewed(cardSummary(product))
    },
    [product],
  )
  return before
}
