import * as v from 'valibot'
import { product } from '@/domain/product/description'
import { type Field, namedBy } from '@/lib/description'
import { memberOf, recordOf } from '@/lib/json'
import { type held, type HeldBy, holdingOf } from '@/lib/kinds/described'
import { listSearch } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'

/** The described fields with a quick filter, by its name in the address. */
export const productFilters = namedBy(product, 'filter')

/** What the filter of a field can be in the address. */
type Wanted<F extends Field> = F extends
  | { filter: { values: readonly (infer Value)[] } }
  | { values: readonly (infer Value)[] }
  ? Value
  : v.InferOutput<ReturnType<(typeof held)[HeldBy<F>]['inAddress']>>
type Optional<Value> = ReturnType<typeof optionalIfValid<v.GenericSchema<unknown, Value>>>
type Filters = typeof productFilters

const filters = recordOf<{ [Name in keyof Filters]: Optional<Wanted<Filters[Name]>> }>(
  Object.entries<Field>(productFilters).map(([name, field]) => {
    const { values } = field.filter ?? {}
    const wanted = values ? v.picklist(values) : holdingOf(field).inAddress(field)
    return [name, optionalIfValid(wanted)] as const
  }),
  (schema) => memberOf(schema, 'kind') === 'schema',
)

/** Search parameters of the list of products. */
export const adminProductsSearch = v.object({
  ...listSearch(['name', 'price', 'stock', 'updated', '-name', '-price', '-stock', '-updated']),
  ...filters,
  english: optionalIfValid(v.picklist(['missing'])),
})
export type AdminProductsSearch = v.InferOutput<typeof adminProductsSearch>
