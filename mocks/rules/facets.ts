import type { Facets, ProductListParams } from '@/api/generated/model'
import { fold } from '@/lib/text'

/**
 * Families of colours, in the order of a chart: the names that shoppers look for, and the first words of the names that
 * staff give. "Xanh" is green and blue: its code decides.
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

/** Returns the family of a colour, by its name or else by the hue of its code; null for a colour without a name. */
export function familyOf(name: string, code: string): ColourFamily['value'] | null {
  if (name === '') return null
  const [word = ''] = fold(name).split(' ')
  const named = colourFamilies.find(({ words }) => words.some((known) => known === word))
  return named?.value ?? familyOfCode(code)
}

/** Upper bounds of hues, in degrees. */
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

/** Below this difference of the channels, of 255, no hue can be told. */
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

/** A variant as filters see it. Colour and size are places in the lists of a `FacetIndex`; -1 for none. */
type Candidate = { color: number; size: number; price: number; isOnSale: boolean; stock: number }

/** What does not depend on a query: it is made once for all variants of the shop. */
export type FacetIndex = {
  sizes: readonly string[]
  candidates: ReadonlyMap<number, readonly Candidate[]>
}

type Sold = {
  variants: readonly {
    product_id: number
    color: string
    size: string
    price: number
    original_price: number | null
    stock: number
  }[]
  product_colours: readonly { product_id: number; name: string; code: string }[]
}

const familyPlaces = new Map<string | null, number>(
  colourFamilies.map(({ value }, place) => [value, place]),
)

/** Returns the variants of all products, ready to be counted: 80,000 of them take less than 100 ms. */
export function facetIndexOf({ variants, product_colours }: Sold): FacetIndex {
  const codes = new Map(
    product_colours.map(({ product_id, name, code }) => [`${product_id} ${name}`, code]),
  )
  const sizes = [...new Set(variants.map(({ size }) => size))].filter(Boolean).toSorted(bySize)
  const sizePlaces = new Map(sizes.map((size, place) => [size, place]))
  const colourPlaces = new Map<string, number>()
  const placeOf = (name: string, code: string) => {
    const key = `${name}|${code}`
    const place = colourPlaces.get(key) ?? familyPlaces.get(familyOf(name, code)) ?? -1
    colourPlaces.set(key, place)
    return place
  }
  const candidates = new Map<number, Candidate[]>()
  for (const { product_id, color, size, price, original_price, stock } of variants) {
    const own = candidates.get(product_id) ?? []
    if (own.length === 0) candidates.set(product_id, own)
    own.push({
      color: placeOf(color, codes.get(`${product_id} ${color}`) ?? ''),
      size: sizePlaces.get(size) ?? -1,
      price,
      isOnSale: original_price !== null && original_price > price,
      stock,
    })
  }
  return { sizes, candidates }
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

function bySize(one: string, other: string): number {
  const [a, b] = [letters.indexOf(one), letters.indexOf(other)]
  if (a >= 0 && b >= 0) return a - b
  if (a >= 0 || b >= 0) return a >= 0 ? -1 : 1
  return one.localeCompare(other, 'vi', { numeric: true })
}

/** Which filters a variant fails, as bits. */
const fails = { color: 1, size: 2, price: 4, sale: 8, stock: 16 } as const

/** Counts each product once for a value, whatever the number of its variants. */
class Tally {
  readonly #counts: number[]
  readonly #last: number[]

  constructor(length: number) {
    this.#counts = Array.from({ length }, () => 0)
    this.#last = Array.from({ length }, () => -1)
  }

  note(place: number, product: number): void {
    if (place < 0 || this.#last[place] === product) return
    this.#last[place] = product
    this.#counts[place] = this.at(place) + 1
  }

  at(place: number): number {
    return this.#counts[place] ?? 0
  }
}

/**
 * Returns the products with one variant that passes all filters of `query`, and how many each filter would leave: a facet
 * is counted by the others, so that a second value of it shows what it adds (Product §2.7.4).
 */
export function filterByFacets<Product extends { id: number }>(
  products: readonly Product[],
  { sizes, candidates }: FacetIndex,
  query: FacetQuery,
): { found: readonly Product[]; facets: Facets } {
  const { price_min = 0, price_max = Infinity, on_sale = false, in_stock = false } = query
  const chosenColours = chosenIn(query.color)
  const chosenSizes = chosenIn(query.size)
  const wantsColour = colourFamilies.map(({ value }) => !chosenColours || chosenColours.has(value))
  const wantsSize = sizes.map((size) => !chosenSizes || chosenSizes.has(size))
  const isFiltered = filters.some((name) => query[name])
  const [inColour, hasColour] = [new Tally(colourFamilies.length), new Tally(colourFamilies.length)]
  const [inSize, hasSize] = [new Tally(sizes.length), new Tally(sizes.length)]
  const [onSale, inStock] = [new Tally(1), new Tally(1)]
  let [min, max] = [Infinity, -1]

  function passes({ color, size, price, isOnSale, stock }: Candidate, at: number): boolean {
    hasColour.note(color, at)
    hasSize.note(size, at)
    let failed = 0
    if (chosenColours && !wantsColour[color]) failed |= fails.color
    if (chosenSizes && !(wantsSize[size] && stock > 0)) failed |= fails.size
    if (price < price_min || price > price_max) failed |= fails.price
    if (on_sale && !isOnSale) failed |= fails.sale
    if (in_stock && stock <= 0) failed |= fails.stock
    if ((failed & ~fails.color) === 0) inColour.note(color, at)
    if ((failed & ~fails.size) === 0 && stock > 0) inSize.note(size, at)
    if ((failed & ~fails.sale) === 0 && isOnSale) onSale.note(0, at)
    if ((failed & ~fails.stock) === 0 && stock > 0) inStock.note(0, at)
    if ((failed & ~fails.price) === 0) {
      min = Math.min(min, price)
      max = Math.max(max, price)
    }
    return failed === 0
  }

  const found = products.filter(({ id }, at) => {
    let isFound = !isFiltered
    for (const variant of candidates.get(id) ?? []) isFound = passes(variant, at) || isFound
    return isFound
  })
  return {
    found,
    facets: {
      colors: colourFamilies.flatMap(({ value, name, code: color_code }, place) => {
        const isKnown = hasColour.at(place) > 0 || chosenColours?.has(value)
        return isKnown ? { value, name, color_code, count: inColour.at(place) } : []
      }),
      sizes: sizes.flatMap((value, place) => {
        const isKnown = hasSize.at(place) > 0 || chosenSizes?.has(value)
        return isKnown ? { value, name: value, color_code: null, count: inSize.at(place) } : []
      }),
      price: max < 0 ? null : { min, max },
      on_sale: onSale.at(0),
      in_stock: inStock.at(0),
    },
  }
}

function chosenIn(values: string | undefined): ReadonlySet<string> | null {
  const chosen = (values ?? '').split(',').filter(Boolean)
  return chosen.length > 0 ? new Set(chosen) : null
}
