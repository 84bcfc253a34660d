import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Product } from '@/api/generated/model'
import { summaryOf, type Viewed, without } from '@/domain/catalogue/recently-viewed'
import { useProductsNow } from './queries'
import { readViewed, viewedSnapshot, storeViewed, parseViewed, subscribeToViewed } from './viewed'

/**
 * Returns the recently viewed products with current data from the server, or as stored when the request fails
 * (Product §8); undefined while loading.
 */
export function useViewed(): Viewed | undefined {
  const stored = useSyncExternalStore(subscribeToViewed, viewedSnapshot)
  const viewed = useMemo(() => parseViewed(stored), [stored])
  const { data, isError } = useProductsNow(
    viewed.map(({ id }) => id),
    viewed.length > 0,
  )
  if (viewed.length === 0) return viewed
  return data ?? (isError ? viewed : undefined)
}

/** Stores the product as viewed and returns the products viewed before it. */
export function useRecordView(product: Product): Viewed {
  const [before] = useState(() => without(readViewed(), product.id))
  useEffect(
    function storeView() {
      storeViewed(summaryOf(product))
    },
    [product],
  )
  return before
}
