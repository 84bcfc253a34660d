import * as v from 'valibot'
import type { AdminProductsStock, ProductStatus } from '@/api/generated/model'
import { columnsInUrl } from '@/lib/list-address'
import { flagInUrl, idInUrl, optionalIfValid, textInUrl } from '@/lib/schema'
import { adminSearch } from './list-search'

/** In the order in which a product passes through them. */
export const productStatuses = ['draft', 'active', 'inactive'] as const satisfies ProductStatus[]

/** Filters by stock: in stock, a variant running low, sold out. */
export const stockLevels = ['in', 'low', 'out'] as const satisfies AdminProductsStock[]

/** Search parameters of the list of products. */
export const adminProductsSearch = v.object({
  ...adminSearch(['name', 'price', 'stock', 'updated', '-name', '-price', '-stock', '-updated']),
  category_id: optionalIfValid(idInUrl),
  status: optionalIfValid(v.picklist(productStatuses)),
  featured: optionalIfValid(flagInUrl),
  stock: optionalIfValid(v.picklist(stockLevels)),
  brand: optionalIfValid(textInUrl),
  columns: optionalIfValid(columnsInUrl),
})
export type AdminProductsSearch = v.InferOutput<typeof adminProductsSearch>

/** True when a search or a filter narrows the list. */
export function isFiltered(search: AdminProductsSearch) {
  const { sort: _, page: __, per_page: ___, columns: ____, ...filters } = search
  return Object.values(filters).some((filter) => filter !== undefined)
}

/** Keeps sort, rows per page and columns, and drops search and filters. */
export function unfiltered({ sort, per_page, columns }: AdminProductsSearch): AdminProductsSearch {
  return { ...(sort && { sort }), ...(per_page && { per_page }), ...(columns && { columns }) }
}
