import * as v from 'valibot'
import type { ProductSort } from '@/api/generated/model'
import { idInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/** Product §9, in the order in which they are offered. */
export const productSorts = [
  'default',
  'high-to-low',
  'low-to-high',
] as const satisfies ProductSort[]

/** What the address of a product list says. Defaults are left out of it. */
export const listSearch = v.object({
  page: optionalIfValid(pageInUrl),
  sort: optionalIfValid(v.picklist(['high-to-low', 'low-to-high'])),
  category: optionalIfValid(textInUrl),
  q: optionalIfValid(textInUrl),
})
export type ListSearch = v.InferOutput<typeof listSearch>

/** What the address of a product says: the variant that is chosen. */
export const productSearch = v.object({ variant: optionalIfValid(idInUrl) })
