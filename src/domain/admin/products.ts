import * as v from 'valibot'
import type { AdminProductsStock } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type Described, type Field, namedBy } from '@/lib/description'
import { columnsInUrl } from '@/lib/list-address'
import { flagInUrl, idInUrl, optionalIfValid, textInUrl } from '@/lib/schema'
import { adminSearch } from './list-search'

/** Filters by stock: in stock, a variant running low, sold out. */
export const stockLevels = ['in', 'low', 'out'] as const satisfies AdminProductsStock[]

/** The described fields with a quick filter, by its name in the address. */
export const productFilters = namedBy(product, 'filter')

/** What the filter of a field is in the address, by its kind. */
type Wanted<F extends Field> = F extends { kind: 'relation' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'count' }
      ? AdminProductsStock
      : F extends { values: readonly (infer Value)[] }
        ? Value
        : string
type Optional<Value> = ReturnType<typeof optionalIfValid<v.GenericSchema<unknown, Value>>>

function filtersOf<D extends Described>(
  filters: D,
): { [Name in keyof D]: Optional<Wanted<D[Name]>> }
function filtersOf(filters: Described): Record<string, Optional<unknown>> {
  const schemas = Object.entries(filters).map(
    ([name, field]) => [name, optionalIfValid(filterOf(field))] as const,
  )
  return Object.fromEntries(schemas)
}

function filterOf({ kind, values = [] }: Field): v.GenericSchema<unknown, unknown> {
  switch (kind) {
    case 'relation':
      return idInUrl
    case 'flag':
      return flagInUrl
    case 'count':
      return v.picklist(stockLevels)
    case 'choice':
      return v.picklist(values)
    default:
      return textInUrl
  }
}

/** Search parameters of the list of products. */
export const adminProductsSearch = v.object({
  ...adminSearch(['name', 'price', 'stock', 'updated', '-name', '-price', '-stock', '-updated']),
  ...filtersOf(productFilters),
  english: optionalIfValid(v.picklist(['missing'])),
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
