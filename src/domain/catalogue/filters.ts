import type { Facets, PriceRange } from '@/api/generated/model'
import type { ListSearch } from './list-search'

/** A filter that is set; `value` is a colour or a size, and empty for what is set or not. */
export type Filter = {
  facet: 'color' | 'size' | 'price' | 'on_sale' | 'in_stock'
  value: string
}

/** Returns the values of a colour or size filter, which one parameter of the URL holds. */
export function valuesOf(search: ListSearch, facet: 'color' | 'size'): readonly string[] {
  return (search[facet] ?? '').split(',').filter(Boolean)
}

/** Returns the filters of a list that are set, in the order in which they are offered (Product §2.7.5). */
export function chosenFilters(search: ListSearch): readonly Filter[] {
  const { price_min, price_max, on_sale, in_stock } = search
  return [
    ...valuesOf(search, 'color').map((value): Filter => ({ facet: 'color', value })),
    ...valuesOf(search, 'size').map((value): Filter => ({ facet: 'size', value })),
    ...flag('price', price_min !== undefined || price_max !== undefined),
    ...flag('on_sale', on_sale),
    ...flag('in_stock', in_stock),
  ]
}

function flag(facet: Filter['facet'], isSet = false): readonly Filter[] {
  return isSet ? [{ facet, value: '' }] : []
}

/** Returns the filter that `after` has and `before` has not, or has another price for. */
export function addedFilter(before: ListSearch, after: ListSearch): Filter | undefined {
  const old = new Set(chosenFilters(before).map(({ facet, value }) => `${facet} ${value}`))
  const isNewPrice = before.price_min !== after.price_min || before.price_max !== after.price_max
  return chosenFilters(after).find(
    ({ facet, value }) => !old.has(`${facet} ${value}`) || (facet === 'price' && isNewPrice),
  )
}

/** Sets a filter, or takes it back where it is set, and goes to page 1. A price is set by `pricedBy`. */
export function toggled(search: ListSearch, { facet, value }: Filter): ListSearch {
  const { page: _, ...rest } = search
  if (facet === 'price') return pricedBy(rest, {})
  if (facet !== 'color' && facet !== 'size') {
    const { [facet]: isSet, ...others } = rest
    return isSet ? others : { ...others, [facet]: true }
  }
  const { [facet]: __, ...others } = rest
  const before = valuesOf(search, facet)
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  return after.length > 0 ? { ...others, [facet]: after.join(',') } : others
}

/** Sets the sizes to these alone, and goes to page 1. */
export function sizedBy({ page: _, ...search }: ListSearch, sizes: readonly string[]): ListSearch {
  return { ...search, size: sizes.join(',') }
}

/** Sets the bounds of the price, in whole VND, and goes to page 1. Bounds in the wrong order change places. */
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
export function offersFilters({ colors, sizes, price, on_sale, in_stock }: Facets): boolean {
  return colors.length > 0 || sizes.length > 0 || Boolean(price ?? on_sale ?? in_stock)
}

/** Steps of a price that people think in, in whole VND; the finest that gives at most `mostSteps`. */
const priceSteps = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const

const mostSteps = 12

/** Returns a round scale that holds all prices of a range: 180,000 to 1,290,000 is 100,000 to 1,300,000 by 100,000. */
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
