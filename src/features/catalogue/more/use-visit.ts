import { useEffect, useState } from 'react'
import type { Product } from '@/api/generated/model'
import { summaryOf, type Viewed, without } from '@/domain/catalogue/recently-viewed'
import { keepViewed, readViewed } from './viewed'

/** Remembers that a product is looked at, and gives what was looked at before it. */
export function useVisit(product: Product): Viewed {
  const [before] = useState(() => without(readViewed(), product.id))
  useEffect(
    function rememberVisit() {
      keepViewed(summaryOf(product))
    },
    [product],
  )
  return before
}
