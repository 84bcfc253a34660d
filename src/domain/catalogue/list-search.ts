import * as v from 'valibot'
import type { ProductSort } from '@/api/generated/model'
import { idInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/** The sorts of Product §9, in the order of the menu. */
export const productSorts = [
  'default',
  'high-to-low',
  'low-to-high',
] as const satisfies ProductSort[]

/** Search parameters of a product list. Defaults are left out of the URL. */
export const listSearch = v.object({
  page: optionalIfValid(pageInUrl),
  sort: optionalIfValid(v.picklist(['high-to-low', 'low-to-high'])),
  category: optionalIfValid(textInUrl),
  q: optionalIfValid(textInUrl),
})
export type ListSearch = v.InferOutput<typeof listSearch>

export const productSearch = v.object({ variant: optionalIfValid(idInUrl) })
