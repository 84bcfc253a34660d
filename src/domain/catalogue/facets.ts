import type { Facets, FacetValue, PriceRange } from '@/api/generated/model'
import type { ProductListSearch } from './list-search'

/**
 * The kinds of filters. `values` offers several values, `range` is a price range in whole VND, and `flag` is
 * on or off.
 */
type Kinds = Readonly<
  | {
      kind: 'values'
      key: 'color' | 'size'
      /**
       * The name of the list in the host's answer that has the values of this filter, each with its number of
       * products.
       */
      listed: 'colors' | 'sizes'
      /** The id of the text for a chosen value. Without it, the name of the value is shown. */
      reads?: 'filter.size.value'
      /** The id of a longer title above the values. */
      title?: 'filter.size.inStock'
    }
  | { kind: 'range'; key: 'price' }
  | { kind: 'flag'; key: 'on_sale' | 'in_stock' }
>
export type FacetDefinition = Kinds & { label: `filter.${Kinds['key']}` }
export type FacetOf<Kind extends FacetDefinition['kind']> = Extract<FacetDefinition, { kind: Kind }>

const size = {
  key: 'size',
  kind: 'values',
  listed: 'sizes',
  label: 'filter.size',
  title: 'filter.size.inStock',
  reads: 'filter.size.value',
} as const

/**
 * The filters of a product list in the order of the screen (Product §2.7.4). A new filter also needs a search
 * parameter in `productListSearchSchema`.
 */
export const facetDefinitions: readonly FacetDefinition[] = [
  { key: 'color', kind: 'values', listed: 'colors', label: 'filter.color' },
  size,
  { key: 'price', kind: 'range', label: 'filter.price' },
  { key: 'on_sale', kind: 'flag', label: 'filter.on_sale' },
  { key: 'in_stock', kind: 'flag', label: 'filter.in_stock' },
]

/** Returns the names of the search parameters that store a filter. */
export const facetParamNames = ({ kind, key }: FacetDefinition): readonly string[] =>
  kind === 'range' ? [`${key}_min`, `${key}_max`] : [key]

/** A chosen value of a filter. The value of a range is `min-max`. The value of a flag is `true`. */
export type ChosenFilter = { facet: FacetDefinition; value: string }

/**
 * Returns the values that a filter offers, each with its number of products. A flag offers one value without
 * a name, or none if the host does not count the products with this flag. A range offers none. Before the
 * host has answered, no filter offers values.
 */
export function offeredFacetValues(
  facet: FacetDefinition,
  answer: Facets | undefined,
): readonly FacetValue[] {
  if (facet.kind === 'range' || !answer) return []
  if (facet.kind === 'values') return answer[facet.listed]
  const count = answer[facet.key]
  return count === null ? [] : [{ value: 'true', name: '', color_code: null, count }]
}

/** Returns the chosen values of one filter. */
export function chosenFacetValues(
  search: ProductListSearch,
  { kind, key }: FacetDefinition,
): readonly string[] {
  if (kind === 'flag') return search[key] ? ['true'] : []
  if (kind === 'values') return (search[key] ?? '').split(',').filter(Boolean)
  const { price_min = '', price_max = '' } = search
  return price_min || price_max ? [`${price_min}-${price_max}`] : []
}

/** Returns all chosen values of a list's filters, in the order of the screen (Product §2.7.5). */
export function chosenFilters(search: ProductListSearch): readonly ChosenFilter[] {
  return facetDefinitions.flatMap((facet) =>
    chosenFacetValues(search, facet).map((value) => ({ facet, value })),
  )
}

export const isSameFilter = (one: ChosenFilter, other: ChosenFilter | undefined): boolean =>
  one.facet === other?.facet && one.value === other.value

/**
 * Returns the first filter that `after` has and `before` lacks, or undefined. A changed price range counts as
 * added.
 */
export function addedFilter(
  before: ProductListSearch,
  after: ProductListSearch,
): ChosenFilter | undefined {
  const old = chosenFilters(before)
  return chosenFilters(after).find((filter) => !old.some((other) => isSameFilter(filter, other)))
}

/**
 * Adds a filter, or removes it if it is already chosen, and goes to page 1. A price range is always removed.
 * Use `withPriceRange` to set one.
 */
export function withFilterToggled(
  { page: _, ...search }: ProductListSearch,
  { facet, value }: ChosenFilter,
): ProductListSearch {
  if (facet.kind === 'range') return withPriceRange(search, {})
  const { [facet.key]: __, ...rest } = search
  const before = chosenFacetValues(search, facet)
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  if (after.length === 0) return rest
  return { ...rest, [facet.key]: facet.kind === 'flag' ? true : after.join(',') }
}

/** Sets the chosen sizes and goes to page 1. */
export function withSizeFilter(
  { page: _, ...search }: ProductListSearch,
  sizes: readonly string[],
): ProductListSearch {
  return { ...search, [size.key]: sizes.join(',') }
}

/**
 * Sets the price range in whole VND and goes to page 1. If `min` is greater than `max`, the two are
 * exchanged.
 */
export function withPriceRange(
  search: ProductListSearch,
  { min, max }: Partial<PriceRange>,
): ProductListSearch {
  const { page: _, price_min: __, price_max: ___, ...rest } = search
  const [low, high] = min && max && min > max ? [max, min] : [min, max]
  return { ...rest, ...(low && { price_min: low }), ...(high && { price_max: high }) }
}

/** Removes all filters. Sort order, search text and category stay. */
export function withoutFilters({ sort, category, q }: ProductListSearch): ProductListSearch {
  return { ...(sort && { sort }), ...(category && { category }), ...(q && { q }) }
}

/**
 * Returns true if the host offers at least one filter for the list. A flag that no product fits does not
 * count.
 */
export function offersFilters(answer: Facets): boolean {
  const isOffered = (facet: FacetDefinition) =>
    offeredFacetValues(facet, answer).some(({ count }) => count > 0 || facet.kind === 'values')
  return answer.price !== null || facetDefinitions.some(isOffered)
}

/**
 * The possible steps of the price slider, in whole VND. The slider uses the smallest step that gives at most
 * `mostSteps` steps.
 */
const priceSteps = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const

const mostSteps = 12

/**
 * Returns a rounded scale for the price slider that includes a price range. For example, 180,000 to 1,290,000
 * gives 100,000 to 1,300,000 in steps of 100,000.
 */
export function priceSliderScale({ min, max }: PriceRange): PriceRange & { step: number } {
  const scales = priceSteps.map((step) => ({
    min: Math.floor(min / step) * step,
    max: Math.max(Math.ceil(max / step), Math.floor(min / step) + 1) * step,
    step,
  }))
  const fine = scales.find((scale) => (scale.max - scale.min) / scale.step <= mostSteps)
  const coarsest = scales.at(-1) ?? { min, max, step: 1 }
  return fine ?? coarsest
}
