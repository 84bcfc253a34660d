import type { Facets, FacetValue, PriceRange } from '@/api/generated/model'
import type { ListSearch } from './list-search'

/** By `values` of which several can be set, by a `range` in whole VND, or by a `flag`: by being so at all. */
type Kinds = Readonly<
  | {
      kind: 'values'
      key: 'color' | 'size'
      /** Where the host lists them, each with the number of products that it leaves. */
      listed: 'colors' | 'sizes'
      /** Names a value that is set; without it the value's own name does. */
      reads?: 'filter.size.value'
      /** Over the values, where they say more than the label. */
      title?: 'filter.size.inStock'
    }
  | { kind: 'range'; key: 'price' }
  | { kind: 'flag'; key: 'on_sale' | 'in_stock' }
>
export type Facet = Kinds & { label: `filter.${Kinds['key']}` }
export type FacetOf<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>

const size = {
  key: 'size',
  kind: 'values',
  listed: 'sizes',
  label: 'filter.size',
  title: 'filter.size.inStock',
  reads: 'filter.size.value',
} as const

/**
 * What a list can be filtered by (Product §2.7.4), in the order in which it is offered. Its address:
 * `listSearch`.
 */
export const facets: readonly Facet[] = [
  { key: 'color', kind: 'values', listed: 'colors', label: 'filter.color' },
  size,
  { key: 'price', kind: 'range', label: 'filter.price' },
  { key: 'on_sale', kind: 'flag', label: 'filter.on_sale' },
  { key: 'in_stock', kind: 'flag', label: 'filter.in_stock' },
]

/** Returns the parameters of the address that hold a filter. */
export const facetParams = ({ kind, key }: Facet): readonly string[] =>
  kind === 'range' ? [`${key}_min`, `${key}_max`] : [key]

/** A value of a filter that is set: that of a range are its bounds, that of a flag is `true`. */
export type Filter = { facet: Facet; value: string }

/** Returns the values from which a filter can be chosen; a flag has one, without a name. */
export function offeredBy(facet: Facet, answer: Facets | undefined): readonly FacetValue[] {
  if (facet.kind === 'range' || !answer) return []
  if (facet.kind === 'values') return answer[facet.listed]
  const count = answer[facet.key]
  return count === null ? [] : [{ value: 'true', name: '', color_code: null, count }]
}

/** Returns the values of a filter that are set. */
export function valuesOf(search: ListSearch, { kind, key }: Facet): readonly string[] {
  if (kind === 'flag') return search[key] ? ['true'] : []
  if (kind === 'values') return (search[key] ?? '').split(',').filter(Boolean)
  const { price_min = '', price_max = '' } = search
  return price_min || price_max ? [`${price_min}-${price_max}`] : []
}

/** Returns the filters of a list that are set, in the order in which they are offered (Product §2.7.5). */
export function chosenFilters(search: ListSearch): readonly Filter[] {
  return facets.flatMap((facet) => valuesOf(search, facet).map((value) => ({ facet, value })))
}

export const isSame = (one: Filter, other: Filter | undefined): boolean =>
  one.facet === other?.facet && one.value === other.value

/** Returns the filter that `after` has and `before` has not, or has another price for. */
export function addedFilter(before: ListSearch, after: ListSearch): Filter | undefined {
  const old = chosenFilters(before)
  return chosenFilters(after).find((filter) => !old.some((other) => isSame(filter, other)))
}

/** Sets a filter, or takes it back where it is set, and goes to page 1. A price is set by `pricedBy`. */
export function toggled({ page: _, ...search }: ListSearch, { facet, value }: Filter): ListSearch {
  if (facet.kind === 'range') return pricedBy(search, {})
  const { [facet.key]: __, ...rest } = search
  const before = valuesOf(search, facet)
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  if (after.length === 0) return rest
  return { ...rest, [facet.key]: facet.kind === 'flag' ? true : after.join(',') }
}

/** Sets the sizes to these alone, and goes to page 1. */
export function sizedBy({ page: _, ...search }: ListSearch, sizes: readonly string[]): ListSearch {
  return { ...search, [size.key]: sizes.join(',') }
}

/**
 * Sets the bounds of the price, in whole VND, and goes to page 1. Bounds in the wrong order change places.
 */
export function pricedBy(search: ListSearch, { min, max }: Partial<PriceRange>): ListSearch {
  const { page: _, price_min: __, price_max: ___, ...rest } = search
  const [low, high] = min && max && min > max ? [max, min] : [min, max]
  return { ...rest, ...(low && { price_min: low }), ...(high && { price_max: high }) }
}

/** Takes all filters back; order, search text and category stay. */
export function unfiltered({ sort, category, q }: ListSearch): ListSearch {
  return { ...(sort && { sort }), ...(category && { category }), ...(q && { q }) }
}

/** True where there is something to choose from. */
export function offersFilters(answer: Facets): boolean {
  const isOffered = (facet: Facet) =>
    offeredBy(facet, answer).some(({ count }) => count > 0 || facet.kind === 'values')
  return answer.price !== null || facets.some(isOffered)
}

/** Steps of a price that people think in, in whole VND; the finest that gives at most `mostSteps`. */
const priceSteps = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const

const mostSteps = 12

/**
 * Returns a round scale that holds all prices of a range: 180,000 to 1,290,000 is 100,000 to 1,300,000 by
 * 100,000.
 */
export function priceScale({ min, max }: PriceRange): PriceRange & { step: number } {
  const scales = priceSteps.map((step) => ({
    min: Math.floor(min / step) * step,
    max: Math.max(Math.ceil(max / step), Math.floor(min / step) + 1) * step,
    step,
  }))
  const fine = scales.find((scale) => (scale.max - scale.min) / scale.step <= mostSteps)
  const coarsest = scales.at(-1) ?? { min, max, step: 1 }
  return fine ?? coarsest
}
