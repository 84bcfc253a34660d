import type { Facets, ProductListParams, ProductSummary } from '@/api/generated/model'
import { fold } from '@/lib/text'

/**
 * Families of colours, in the order in which the filter shows them. `words` are the first words of the colour
 * names that staff give. "Xanh" means green or blue, so the colour's code decides.
 */
export const colourFamilies = [
  { value: 'white', name: 'Trắng', english: 'White', code: '#f8f6f1', words: ['trang', 'white'] },
  {
    value: 'cream',
    name: 'Kem',
    english: 'Cream',
    code: '#eadcbc',
    words: ['kem', 'nga', 'be', 'cream', 'beige'],
  },
  { value: 'yellow', name: 'Vàng', english: 'Yellow', code: '#cd9a34', words: ['vang', 'yellow'] },
  { value: 'orange', name: 'Cam', english: 'Orange', code: '#c96a3a', words: ['cam', 'orange'] },
  { value: 'red', name: 'Đỏ', english: 'Red', code: '#a2281f', words: ['do', 'red'] },
  { value: 'pink', name: 'Hồng', english: 'Pink', code: '#d98a98', words: ['hong', 'pink'] },
  { value: 'purple', name: 'Tím', english: 'Purple', code: '#8a6f9c', words: ['tim', 'purple'] },
  { value: 'blue', name: 'Xanh lam', english: 'Blue', code: '#46608a', words: ['blue'] },
  { value: 'green', name: 'Xanh lá', english: 'Green', code: '#5f7d5c', words: ['green'] },
  { value: 'brown', name: 'Nâu', english: 'Brown', code: '#7c5843', words: ['nau', 'brown'] },
  {
    value: 'grey',
    name: 'Xám',
    english: 'Grey',
    code: '#8b8a88',
    words: ['xam', 'ghi', 'grey', 'gray'],
  },
  { value: 'black', name: 'Đen', english: 'Black', code: '#211d1c', words: ['den', 'black'] },
] as const

type ColourFamily = (typeof colourFamilies)[number]

/**
 * Returns the family of a colour, by its name or else by the hue of its code. Null for a colour without a
 * name.
 */
export function familyOf(name: string, code: string): ColourFamily['value'] | null {
  if (name === '') return null
  const [word = ''] = fold(name).split(' ')
  const named = colourFamilies.find(({ words }) => words.some((known) => known === word))
  return named?.value ?? familyOfCode(code)
}

/** Families of hues, each with its upper bound in degrees. */
const hues = [
  [15, 'red'],
  [40, 'orange'],
  [65, 'yellow'],
  [190, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const

/**
 * The smallest difference between the channels (0 to 255) at which a colour has a visible hue. Below it the
 * colour counts as grey.
 */
const faintest = 16

function familyOfCode(code: string): ColourFamily['value'] {
  const [red = 0, green = 0, blue = 0] = (code.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  if (spread < faintest) {
    if (max > 220) return 'white'
    return max < 64 ? 'black' : 'grey'
  }
  const sextant =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (sextant * 60 + 360) % 360
  return hues.find(([bound]) => hue < bound)?.[1] ?? 'red'
}

const filters = ['color', 'size', 'price_min', 'price_max', 'on_sale', 'in_stock'] as const
export type FacetQuery = Pick<ProductListParams, (typeof filters)[number]>

/** A variant with the values that filters compare. */
type Candidate = {
  product_id: number
  color: ColourFamily['value'] | null
  size: string
  price: number
  isOnSale: boolean
  stock: number
}

/** Facts about all variants of the shop. They are collected once, and again when variants change. */
export type FacetIndex = {
  sizes: readonly string[]
  candidates: ReadonlyMap<number, readonly Candidate[]>
}

type Sold = {
  variants: readonly (Omit<Candidate, 'color' | 'isOnSale'> & {
    color: string
    original_price: number | null
  })[]
  product_colours: readonly { product_id: number; name: string; code: string }[]
}

export function facetIndexOf({ variants, product_colours }: Sold): FacetIndex {
  const families = new Map(
    product_colours.map(({ product_id, name, code }) => [
      `${product_id} ${name}`,
      familyOf(name, code),
    ]),
  )
  const candidates = variants.map(
    ({ product_id, color, size, price, original_price, stock }): Candidate => ({
      product_id,
      color: families.get(`${product_id} ${color}`) ?? familyOf(color, ''),
      size,
      price,
      isOnSale: original_price !== null && original_price > price,
      stock,
    }),
  )
  return {
    sizes: [...new Set(variants.map(({ size }) => size))].filter(Boolean).toSorted(bySize),
    candidates: Map.groupBy(candidates, ({ product_id }) => product_id),
  }
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

function bySize(one: string, other: string): number {
  const [a, b] = [letters.indexOf(one), letters.indexOf(other)]
  if (a >= 0 && b >= 0) return a - b
  if (a >= 0 || b >= 0) return a >= 0 ? -1 : 1
  return one.localeCompare(other, 'vi', { numeric: true })
}

type Test = (variant: Candidate) => boolean

/**
 * Returns the ids of the products of some variants, grouped by the value that `valueOf` returns. A product
 * counts once for each value, even if it has several such variants.
 */
function productsBy<Value>(
  variants: readonly Candidate[],
  valueOf: (variant: Candidate) => Value,
): ReadonlyMap<Value, ReadonlySet<number>> {
  const ids = new Map<Value, Set<number>>()
  for (const variant of variants) {
    const value = valueOf(variant)
    ids.set(value, (ids.get(value) ?? new Set<number>()).add(variant.product_id))
  }
  return ids
}

/**
 * Applies the filters of `query`. Returns the products with a variant that passes all filters, or all
 * products if there is no filter. The facets have the range of prices and, for each value of the other
 * filters, the number of products. The facet of a filter ignores that filter itself, so its counts show how
 * many products another value would add (Product §2.7.4).
 */
export function filterByFacets<Product extends { id: number }>(
  products: readonly Product[],
  { sizes, candidates }: FacetIndex,
  query: FacetQuery,
): { found: readonly Product[]; facets: Facets } {
  const { price_min = 0, price_max = Infinity, on_sale = false, in_stock = false } = query
  const chosenColours = chosenIn(query.color)
  const chosenSizes = chosenIn(query.size)
  const isInStock: Test = ({ stock }) => stock > 0
  const tests = {
    color: ({ color }) => !chosenColours || chosenColours.has(color ?? ''),
    size: (one) => !chosenSizes || (chosenSizes.has(one.size) && isInStock(one)),
    price: ({ price }) => price >= price_min && price <= price_max,
    sale: ({ isOnSale }) => !on_sale || isOnSale,
    stock: (one) => !in_stock || isInStock(one),
  } satisfies Record<string, Test>
  const all = products.flatMap(({ id }) => candidates.get(id) ?? [])
  /** Returns the variants that pass all filters, except the filter `but`. */
  const passing = (but?: keyof typeof tests) => {
    const asked = Object.entries(tests).filter(([name]) => name !== but)
    return all.filter((variant) => asked.every(([, test]) => test(variant)))
  }
  const countOf = (variants: readonly Candidate[], test: Test) =>
    productsBy(variants, test).get(true)?.size ?? 0
  const isFiltered = filters.some((name) => query[name])
  const left = new Set(passing().map(({ product_id }) => product_id))
  const ofColours = productsBy(passing('color'), ({ color }) => color)
  const ofSizes = productsBy(passing('size').filter(isInStock), ({ size }) => size)
  const knownColours = productsBy(all, ({ color }) => color)
  const knownSizes = productsBy(all, ({ size }) => size)
  const prices = passing('price')
    .map(({ price }) => price)
    .toSorted((a, b) => a - b)
  const [min] = prices
  return {
    found: isFiltered ? products.filter(({ id }) => left.has(id)) : products,
    facets: {
      colors: colourFamilies
        .filter(({ value }) => knownColours.has(value) || chosenColours?.has(value))
        .map(({ value, name, code: color_code }) => {
          return { value, name, color_code, count: ofColours.get(value)?.size ?? 0 }
        }),
      sizes: sizes
        .filter((value) => knownSizes.has(value) || chosenSizes?.has(value))
        .map((value) => {
          return { value, name: value, color_code: null, count: ofSizes.get(value)?.size ?? 0 }
        }),
      price: min === undefined ? null : { min, max: prices.at(-1) ?? min },
      on_sale: countOf(passing('sale'), ({ isOnSale }) => isOnSale),
      in_stock: countOf(passing('stock'), isInStock),
    },
  }
}

/**
 * Marks the colours of a product card that the shopper filters by. Without such a filter, it marks the
 * colours by which the search found the product (Product §2.7.4f).
 */
export function withMatchedColours<Card extends Pick<ProductSummary, 'colors'>>(
  card: Card,
  { color }: FacetQuery,
  found: readonly string[] = [],
): Card {
  const asked = chosenIn(color)
  if (!asked && found.length === 0) return card
  const colors = card.colors.map((one) => ({
    ...one,
    is_match: asked
      ? asked.has(familyOf(one.name, one.color_code) ?? '')
      : found.includes(one.name),
  }))
  return { ...card, colors }
}

function chosenIn(values: string | undefined): ReadonlySet<string> | null {
  const chosen = (values ?? '').split(',').filter(Boolean)
  return chosen.length > 0 ? new Set(chosen) : null
}
