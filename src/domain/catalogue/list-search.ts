import * as v from 'valibot'
import type { ProductSort } from '@/api/generated/model'
import { flagInUrl, idInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/** The sort orders of Product §9, in the order of the menu. */
export const productSorts = [
  'default',
  'high-to-low',
  'low-to-high',
] as const satisfies ProductSort[]

/** The search parameters of a product list. Default values are left out of the URL. */
export const productListSearchSchema = v.object({
  page: optionalIfValid(pageInUrl),
  sort: optionalIfValid(v.picklist(['high-to-low', 'low-to-high'])),
  category: optionalIfValid(textInUrl),
  q: optionalIfValid(textInUrl),
  color: optionalIfValid(textInUrl),
  size: optionalIfValid(textInUrl),
  price_min: optionalIfValid(idInUrl),
  price_max: optionalIfValid(idInUrl),
  on_sale: optionalIfValid(flagInUrl),
  in_stock: optionalIfValid(flagInUrl),
})
export type ProductListSearch = v.InferOutput<typeof productListSearchSchema>

export const productPageSearchSchema = v.object({ variant: optionalIfValid(idInUrl) })
