import type { AdminVariant, ProductColor } from '@/api/generated/model'
import { fold } from '@/lib/text'

/** The ticked colours and sizes, and all variants, those of unticked options included. */
export type VariantGrid = {
  colors: ProductColor[]
  sizes: string[]
  variants: AdminVariant[]
}
/** The numbers of a variant. */
export const layers = ['price', 'original_price', 'stock'] as const
export type Layer = (typeof layers)[number]
/** The values of a variant, its code besides its numbers; the grid shows one of them at a time. */
export const gridLayers = [...layers, 'sku'] as const
export type GridLayer = (typeof gridLayers)[number]
/** A colour and a size; '' for an option that the product does not have. */
export type Combination = { color: string; size: string }
/** An amount for a cell, in whole VND or units; null clears it. */
export type CellAmount = Combination & { layer: Layer; amount: number | null }
/** A code for a variant; empty for none. */
export type CellCode = Combination & { code: string }

/** Sizes that the form suggests, in their order. */
export const sizePresets = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30', '31', '32'],
} as const
const knownSizes: readonly string[] = [...sizePresets.letters, ...sizePresets.waist]

/** Returns the colours of the grid's rows; none when nothing is ticked. */
export function gridRows({ colors, sizes }: VariantGrid): readonly string[] {
  if (colors.length === 0) return sizes.length > 0 ? [''] : []
  return colors.map(({ name }) => name)
}

/** Returns the sizes of the grid's columns. */
export function gridColumns({ colors, sizes }: VariantGrid): readonly string[] {
  if (sizes.length === 0) return colors.length > 0 ? [''] : []
  return sizes
}

/** Returns every ticked combination, row by row, or those of the colour or size in `within`. */
export function gridCombinations(
  grid: VariantGrid,
  within: Partial<Combination> = {},
): Combination[] {
  return gridRows(grid)
    .filter((color) => within.color === undefined || color === within.color)
    .flatMap((color) => gridColumns(grid).map((size) => ({ color, size })))
    .filter(({ size }) => within.size === undefined || size === within.size)
}

/** Returns a key for a combination, or for one of its cells. */
export function cellKey({ color, size }: Combination, layer = ''): string {
  return JSON.stringify([layer, color, size])
}

/** Returns the variants by `cellKey`. */
export function variantsByKey({ variants }: VariantGrid): Map<string, AdminVariant> {
  return new Map(variants.map((variant) => [cellKey(variant), variant]))
}

/** Returns the variants that are sold: those of the ticked combinations, row by row. */
export function tickedVariants(grid: VariantGrid): AdminVariant[] {
  const known = variantsByKey(grid)
  return gridCombinations(grid).flatMap((place) => known.get(cellKey(place)) ?? [])
}

/**
 * Adds a variant for every ticked combination that has none. It takes the price that all others share, else
 * `basePrice`, and no stock. Variants of combinations that were ticked before still have their values.
 */
function completed(grid: VariantGrid, basePrice: number): VariantGrid {
  const known = variantsByKey(grid)
  const ticked = tickedVariants(grid)
  const price = commonValue(ticked, 'price') ?? basePrice
  const original = commonValue(ticked, 'original_price')
  const added = gridCombinations(grid)
    .filter((place) => !known.has(cellKey(place)))
    .map((place) => ({
      id: null,
      ...place,
      price,
      original_price: original !== null && original > price ? original : null,
      stock: 0,
      image_url: grid.variants.find(({ color }) => color === place.color)?.image_url ?? null,
    }))
  return added.length > 0 ? { ...grid, variants: [...grid.variants, ...added] } : grid
}

function commonValue(variants: readonly AdminVariant[], layer: Layer): number | null {
  const [first, ...others] = variants
  return first && others.every((other) => other[layer] === first[layer]) ? first[layer] : null
}

/** Ticks a colour, or changes the code of a ticked one. */
export function withColor(grid: VariantGrid, color: ProductColor, basePrice: number): VariantGrid {
  const index = grid.colors.findIndex(({ name }) => name === color.name)
  const colors = index < 0 ? [...grid.colors, color] : grid.colors.with(index, color)
  return completed({ ...grid, colors }, basePrice)
}

/** Unticks a colour. Its variants stay, for when it is ticked again. */
export function withoutColor(grid: VariantGrid, name: string, basePrice: number): VariantGrid {
  const colors = grid.colors.filter((color) => color.name !== name)
  return completed({ ...grid, colors }, basePrice)
}

/** Renames a colour and keeps its variants. */
export function renamedColor(grid: VariantGrid, from: string, to: string): VariantGrid {
  return {
    ...grid,
    colors: grid.colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    variants: grid.variants.map((variant) =>
      variant.color === from ? { ...variant, color: to } : variant,
    ),
  }
}

/** Ticks a size. A known one is sorted among the others (S before M), any other comes last. */
export function withSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  if (grid.sizes.includes(size)) return grid
  return completed({ ...grid, sizes: inOrder(grid.sizes, size) }, basePrice)
}

/** Returns the sizes with one more, in order. */
export function inOrder(sizes: readonly string[], added: string): string[] {
  const rank = (size: string) => knownSizes.indexOf(size)
  const before = sizes.findIndex((size) => rank(added) >= 0 && rank(size) > rank(added))
  return before < 0 ? [...sizes, added] : sizes.toSpliced(before, 0, added)
}

/** Unticks a size. Its variants stay, for when it is ticked again. */
export function withoutSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  return completed({ ...grid, sizes: grid.sizes.filter((other) => other !== size) }, basePrice)
}

/** Writes amounts into cells; combinations that are not ticked stay unchanged. */
export function withAmounts(grid: VariantGrid, amounts: readonly CellAmount[]): VariantGrid {
  const ticked = new Set(gridCombinations(grid).map((place) => cellKey(place)))
  const byKey = new Map<string, CellAmount[]>()
  for (const amount of amounts) {
    const key = cellKey(amount)
    if (ticked.has(key)) byKey.set(key, [...(byKey.get(key) ?? []), amount])
  }
  if (byKey.size === 0) return grid
  const whole = completed(grid, 0)
  const variants = whole.variants.map((variant) =>
    (byKey.get(cellKey(variant)) ?? []).reduce(withAmount, variant),
  )
  return { ...whole, variants }
}

/** Writes codes; combinations that are not ticked stay unchanged. */
export function withCodes(grid: VariantGrid, codes: readonly CellCode[]): VariantGrid {
  if (codes.length === 0) return grid
  const byKey = new Map(codes.map(({ code, ...place }) => [cellKey(place), code]))
  const ticked = new Set(gridCombinations(grid).map((place) => cellKey(place)))
  const whole = completed(grid, 0)
  const variants = whole.variants.map((variant) => {
    const key = cellKey(variant)
    const sku = byKey.get(key)
    return sku === undefined || !ticked.has(key) ? variant : { ...variant, sku }
  })
  return { ...whole, variants }
}

/** Returns the codes that more than one ticked variant has. */
export function repeatedCodes(grid: VariantGrid): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { sku = '' } of tickedVariants(grid)) {
    if (sku !== '' && seen.has(sku)) repeated.add(sku)
    seen.add(sku)
  }
  return repeated
}

function withAmount(variant: AdminVariant, { layer, amount }: CellAmount): AdminVariant {
  const value = layer === 'original_price' ? amount : (amount ?? 0)
  return variant[layer] === value ? variant : { ...variant, [layer]: value }
}

/** Returns count, stock and price range of the ticked variants (Product §3). Missing prices don't count. Null when none is ticked. */
export function gridTotals(grid: VariantGrid) {
  const variants = tickedVariants(grid)
  if (variants.length === 0) return null
  const prices = variants.map(({ price }) => price).filter((price) => price > 0)
  return {
    count: variants.length,
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    lowest: prices.length > 0 ? Math.min(...prices) : null,
    highest: Math.max(0, ...prices),
  }
}

/** Most colours or sizes: more is a pasting mistake, and a grid that nobody can fill. */
export const optionsMax = 30
const nameMax = 60
export type OptionProblem = 'blank' | 'taken' | 'tooLong' | 'tooMany'

/** Returns why a colour or size can't have this name beside `others`, ignoring case and marks, or null when it can. */
export function optionProblem(name: string, others: readonly string[]): OptionProblem | null {
  const folded = fold(name)
  if (folded === '') return 'blank'
  if (name.length > nameMax) return 'tooLong'
  if (others.some((other) => fold(other) === folded)) return 'taken'
  return others.length >= optionsMax ? 'tooMany' : null
}
