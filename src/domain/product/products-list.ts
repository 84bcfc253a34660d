import * as v from 'valibot'
import type { PriceChange } from '@/api/generated/model'
import { type FieldDescription, namedBy } from '@/lib/description'
import { memberOf, recordOf } from '@/lib/json'
import { type held, type HeldBy, holdingOf } from '@/lib/kinds/described'
import { listSearch } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { product } from './description'

/** The described fields with a quick filter, by their names in the address. */
export const productFilters = namedBy(product, 'filter')

/** The values that a field's filter can have in the address. */
type Wanted<F extends FieldDescription> = F extends
  | { filter: { values: readonly (infer Value)[] } }
  | { values: readonly (infer Value)[] }
  ? Value
  : v.InferOutput<ReturnType<(typeof held)[HeldBy<F>]['inAddress']>>
type Optional<Value> = ReturnType<typeof optionalIfValid<v.GenericSchema<unknown, Value>>>
type Filters = typeof productFilters

const filters = recordOf<{ [Name in keyof Filters]: Optional<Wanted<Filters[Name]>> }>(
  Object.entries<FieldDescription>(productFilters).map(([name, field]) => {
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

/** The ways to change prices: up or down, by a percentage or by an amount. */
export const priceMoves = ['percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
export type PriceMove = (typeof priceMoves)[number]
export const isPercent = (move: PriceMove) => move === 'percentUp' || move === 'percentDown'

/** Prices end in thousands, unless rounding is switched off. */
const priceStep = 1000

/** The largest percentage (contract). */
export const percentMax = 500

/** Returns a price change by `value`: a percentage, or whole VND. */
export function priceChangeOf(move: PriceMove, value: number, isRounded: boolean): PriceChange {
  const isUp = move === 'percentUp' || move === 'amountUp'
  return {
    kind: isPercent(move) ? 'percent' : 'amount',
    value: isUp ? value : -value,
    step: isRounded ? priceStep : 1,
  }
}

/**
 * Returns a price after a change, in whole VND, rounded to its step. A price of 0 means "no price yet" and
 * does not change.
 */
export function changedPrice(price: number, { kind, value, step }: PriceChange): number {
  if (price === 0) return 0
  const exact = kind === 'percent' ? (price * (100 + value)) / 100 : price + value
  return Math.round(exact / step) * step
}
