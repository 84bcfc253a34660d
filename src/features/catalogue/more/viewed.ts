import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Product, ProductSummary } from '@/api/generated/model'
import {
  addViewed,
  productCardOf,
  type ViewedProducts,
  withoutProduct,
} from '@/domain/catalogue/recently-viewed'
import { kept } from '@/lib/kept'
import { limits } from '@/lib/limits'
import { nonEmptyText, parseStored, validEntries, wholeNumberFrom } from '@/lib/schema'
import { useRefreshedViewedProducts } from '../queries'

const entry = kept('recently_viewed')

export function readViewedProducts(): ViewedProducts {
  return parseViewed(entry.read())
}

/** Returns the products of the stored text, without damaged entries. */
function parseViewed(text: string | null): ViewedProducts {
  const good = new Map<number, ProductSummary>()
  for (const card of parseStored(text, validEntries(cardSchema)) ?? []) {
    if (!good.has(card.id)) good.set(card.id, card)
  }
  return [...good.values()].slice(0, limits.recentlyViewed)
}

/** Adds a product to the recently viewed products. Does nothing if the storage is full or blocked. */
export function storeViewedProduct(product: ProductSummary): void {
  write(addViewed(readViewedProducts(), product))
}

/**
 * Removes all recently viewed products. Returns an undo. It puts the removed products behind those that the
 * shopper has viewed since.
 */
export function clearViewedProducts(): () => void {
  const before = readViewedProducts()
  entry.remove()
  return function undo(): void {
    const since = readViewedProducts()
    const ids = new Set(since.map(({ id }) => id))
    const older = before.filter(({ id }) => !ids.has(id))
    write([...since, ...older].slice(0, limits.recentlyViewed))
  }
}

function write(viewed: ViewedProducts): void {
  entry.write(JSON.stringify(viewed))
}

const price = wholeNumberFrom(0)

const cardSchema = v.looseObject({
  id: wholeNumberFrom(1),
  name: nonEmptyText,
  slug: nonEmptyText,
  price,
  min_price: price,
  max_price: price,
  in_stock: v.boolean(),
  original_price: v.nullable(price),
  image: v.nullable(nonEmptyText),
  images: v.array(nonEmptyText),
  colors: v.array(v.looseObject({ name: nonEmptyText, color_code: nonEmptyText })),
})

/** Returns the recently viewed products with current data. Returns undefined while they load. */
export function useViewedProducts(): ViewedProducts | undefined {
  const stored = useSyncExternalStore(entry.subscribe, entry.read)
  return useRefreshedViewedProducts(useMemo(() => parseViewed(stored), [stored]))
}

/**
 * Stores `product` as viewed, and returns the products that were viewed before it. While `isWaiting` is true,
 * nothing is stored, because the product has not loaded yet.
 */
export function useRecordProductView(product: Product, isWaiting: boolean): ViewedProducts {
  const [before] = useState(() => withoutProduct(readViewedProducts(), product.id))
  useEffect(
    function storeView() {
      if (!isWaiting) storeViewedProduct(productCardOf(product))
    },
    [product, isWaiting],
  )
  return before
}
