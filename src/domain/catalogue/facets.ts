import type { Facets, FacetValue, PriceRange } from '@/api/generated/model'
import type { ProductListSearch } from './list-search'

/**
 * The kinds of filter: `values` offers several values, `range` is a range in whole VND, and `flag` is on or
 * off.
 */
type Kinds = Readonly<
  | {
      kind: 'values'
      key: 'color' | 'size'
      /** The part of the host's answer that lists the values, each with its number of products. */
      listed: 'colors' | 'sizes'
      /** The message that shows a chosen value. Without it, the value's own name is shown. */
      reads?: 'filter.size.value'
      /** A longer title above the values. */
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
 * The filters of a product list (Product §2.7.4), in their order on screen. `productListSearch` defines their
 * search parameters.
 */
export const facets: readonly Facet[] = [
  { key: 'color', kind: 'values', listed: 'colors', label: 'filter.color' },
  size,
  { key: 'price', kind: 'range', label: 'filter.price' },
  { key: 'on_sale', kind: 'flag', label: 'filter.on_sale' },
  { key: 'in_stock', kind: 'flag', label: 'filter.in_stock' },
]

/** Returns the search parameters that hold a filter. */
export const facetParams = ({ kind, key }: Facet): readonly string[] =>
  kind === 'range' ? [`${key}_min`, `${key}_max`] : [key]

/** A chosen value of a filter. A range's value is `min-max`, a flag's value is `true`. */
export type Filter = { facet: Facet; value: string }

/** Returns the values that can be chosen. A flag has one value without a name. */
export function offeredValues(facet: Facet, answer: Facets | undefined): readonly FacetValue[] {
  if (facet.kind === 'range' || !answer) return []
  if (facet.kind === 'values') return answer[facet.listed]
  const count = answer[facet.key]
  return count === null ? [] : [{ value: 'true', name: '', color_code: null, count }]
}

/** Returns the chosen values of a filter. */
export function chosenValues(search: ProductListSearch, { kind, key }: Facet): readonly string[] {
  if (kind === 'flag') return search[key] ? ['true'] : []
  if (kind === 'values') return (search[key] ?? '').split(',').filter(Boolean)
  const { price_min = '', price_max = '' } = search
  return price_min || price_max ? [`${price_min}-${price_max}`] : []
}

/** Returns the chosen filters of a list, in their order on screen (Product §2.7.5). */
export function chosenFilters(search: ProductListSearch): readonly Filter[] {
  return facets.flatMap((facet) => chosenValues(search, facet).map((value) => ({ facet, value })))
}

export const isSameFilter = (one: Filter, other: Filter | undefined): boolean =>
  one.facet === other?.facet && one.value === other.value

/** Returns the filter that `after` has and `before` has not. A changed price counts as a new filter. */
export function addedFilter(
  before: ProductListSearch,
  after: ProductListSearch,
): Filter | undefined {
  const old = chosenFilters(before)
  return chosenFilters(after).find((filter) => !old.some((other) => isSameFilter(filter, other)))
}

/**
 * Sets a filter, or removes it if it is set already, and goes to page 1. For a price use `withPriceRange`.
 */
export function withFilterToggled(
  { page: _, ...search }: ProductListSearch,
  { facet, value }: Filter,
): ProductListSearch {
  if (facet.kind === 'range') return withPriceRange(search, {})
  const { [facet.key]: __, ...rest } = search
  const before = chosenValues(search, facet)
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  if (after.length === 0) return rest
  return { ...rest, [facet.key]: facet.kind === 'flag' ? true : after.join(',') }
}

/** Replaces the chosen sizes, and goes to page 1. */
export function withSizes(
  { page: _, ...search }: ProductListSearch,
  sizes: readonly string[],
): ProductListSearch {
  return { ...search, [size.key]: sizes.join(',') }
}

/** Sets the price range in whole VND and goes to page 1. Limits in the wrong order change places. */
export function withPriceRange(
  search: ProductListSearch,
  { min, max }: Partial<PriceRange>,
): ProductListSearch {
  const { page: _, price_min: __, price_max: ___, ...rest } = search
  const [low, high] = min && max && min > max ? [max, min] : [min, max]
  return { ...rest, ...(low && { price_min: low }), ...(high && { price_max: high }) }
}

/** Removes all filters. Order, search text and category stay. */
export function withoutFilters({ sort, category, q }: ProductListSearch): ProductListSearch {
  return { ...(sort && { sort }), ...(category && { category }), ...(q && { q }) }
}

/** Returns true if the answer has at least one filter with a choice. */
export function offersFilters(answer: Facets): boolean {
  const isOffered = (facet: Facet) =>
    offeredValues(facet, answer).some(({ count }) => count > 0 || facet.kind === 'values')
  return answer.price !== null || facets.some(isOffered)
}

/**
 * The steps of a price slider, in whole VND. The slider uses the smallest step that divides the scale into at
 * most `mostSteps` parts.
 */
const priceSteps = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const

const mostSteps = 12

/**
 * Returns a round scale around a price range. For example, 180,000 to 1,290,000 gives 100,000 to 1,300,000 in
 * steps of 100,000.
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
