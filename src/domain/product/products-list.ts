import * as v from 'valibot'
import type { PriceChange } from '@/api/generated/model'
import { type FieldDescription, fieldsByColumnOrFilter } from '@/lib/description'
import { memberOf, buildRecord } from '@/lib/json'
import { type valueSchemas, type HeldTypeOf, valueSchemasOf } from '@/lib/kinds/described'
import { listSearchSchemas } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { product } from './description'

/**
 * The filters of the product list in the back office, by their names in the URL. The descriptions of the
 * product's fields declare them.
 */
export const productFilters = fieldsByColumnOrFilter(product, 'filter')

/** The type of the value that a filter can have in the URL. */
type Wanted<F extends FieldDescription> = F extends
  | { filter: { values: readonly (infer Value)[] } }
  | { values: readonly (infer Value)[] }
  ? Value
  : v.InferOutput<ReturnType<(typeof valueSchemas)[HeldTypeOf<F>]['inAddress']>>
type Optional<Value> = ReturnType<typeof optionalIfValid<v.GenericSchema<unknown, Value>>>
type Filters = typeof productFilters

const filters = buildRecord<{ [Name in keyof Filters]: Optional<Wanted<Filters[Name]>> }>(
  Object.entries<FieldDescription>(productFilters).map(([name, field]) => {
    const { values } = field.filter ?? {}
    const wanted = values ? v.picklist(values) : valueSchemasOf(field).inAddress(field)
    return [name, optionalIfValid(wanted)] as const
  }),
  (schema) => memberOf(schema, 'kind') === 'schema',
)

/** The search parameters of the product list in the back office. */
export const adminProductsSearchSchema = v.object({
  ...listSearchSchemas([
    'name',
    'price',
    'stock',
    'updated',
    '-name',
    '-price',
    '-stock',
    '-updated',
  ]),
  ...filters,
  english: optionalIfValid(v.picklist(['missing'])),
})
export type AdminProductsSearch = v.InferOutput<typeof adminProductsSearchSchema>

/** The ways to change prices: up or down, by a percentage or by an amount. */
export const priceModes = ['percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
export type PriceMode = (typeof priceModes)[number]
export const isPercentChange = (move: PriceMode) => move === 'percentUp' || move === 'percentDown'

/** Changed prices are rounded to this amount in VND, unless staff switch rounding off. */
const priceStep = 1000

/** The greatest percentage of a price change, by the contract. */
export const maxPriceChangePercent = 500

/** Returns the price change for the request. `value` is a percentage or an amount in whole VND. */
export function priceChangeOf(move: PriceMode, value: number, isRounded: boolean): PriceChange {
  const isUp = move === 'percentUp' || move === 'amountUp'
  return {
    kind: isPercentChange(move) ? 'percent' : 'amount',
    value: isUp ? value : -value,
    step: isRounded ? priceStep : 1,
  }
}

/**
 * Returns a price in whole VND after a change, rounded to the step of the change. A price of 0 means that
 * there is no price yet, so it does not change.
 */
export function changedPrice(price: number, { kind, value, step }: PriceChange): number {
  if (price === 0) return 0
  const exact = kind === 'percent' ? (price * (100 + value)) / 100 : price + value
  return Math.round(exact / step) * step
}
