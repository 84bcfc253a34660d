import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Product } from '@/api/generated/model'
import { summaryOf, type Viewed, without } from '@/domain/catalogue/recently-viewed'
import { useProductsNow } from './queries'
import { readViewed, storedViewed, storeViewed, viewedIn, watchViewed } from './viewed'

/**
 * All that this browser looked at, as the server knows it now; as it was then where the server does not
 * answer (Product §8). Undefined while that is on its way.
 */
export function useViewed(): Viewed | undefined {
  const stored = useSyncExternalStore(watchViewed, storedViewed)
  const viewed = useMemo(() => viewedIn(stored), [stored])
  const { data, isError } = useProductsNow(
    viewed.map(({ id }) => id),
    viewed.length > 0,
  )
  if (viewed.length === 0) return viewed
  return data ?? (isError ? viewed : undefined)
}

/** Remembers that a product is looked at, and gives what was looked at before it. */
export function useVisit(product: Product): Viewed {
  const [before] = useState(() => without(readViewed(), product.id))
  useEffect(
    function rememberVisit() {
      storeViewed(summaryOf(product))
    },
    [product],
  )
  return before
}
