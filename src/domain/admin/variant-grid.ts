import type { AdminVariant, ProductColor } from '@/api/generated/model'
import { fold } from '@/lib/text'

/** Colours and sizes that are ticked, and every variant there is, also those of options that were unticked. */
export type VariantGrid = {
  colors: ProductColor[]
  sizes: string[]
  variants: AdminVariant[]
}
/** What a cell says of its variant. */
export const layers = ['price', 'original_price', 'stock'] as const
export type Layer = (typeof layers)[number]
/** A combination; '' stands for the side that the product does not have. */
export type Combination = { color: string; size: string }
/** A number for a cell: whole VND or pieces; null empties it. */
export type CellAmount = Combination & { layer: Layer; amount: number | null }

/** Sizes that are offered, in their order. */
export const sizePresets = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30', '31', '32'],
} as const
const knownSizes: readonly string[] = [...sizePresets.letters, ...sizePresets.waist]

/** The rows of the grid by their colour; none where nothing is ticked. */
export function gridRows({ colors, sizes }: VariantGrid): readonly string[] {
  if (colors.length === 0) return sizes.length > 0 ? [''] : []
  return colors.map(({ name }) => name)
}

/** The columns of the grid by their size. */
export function gridColumns({ colors, sizes }: VariantGrid): readonly string[] {
  if (sizes.length === 0) return colors.length > 0 ? [''] : []
  return sizes
}

/** Every combination that is ticked, row by row; of one colour or size only where one is given. */
export function gridCombinations(
  grid: VariantGrid,
  within: Partial<Combination> = {},
): Combination[] {
  return gridRows(grid)
    .filter((color) => within.color === undefined || color === within.color)
    .flatMap((color) => gridColumns(grid).map((size) => ({ color, size })))
    .filter(({ size }) => within.size === undefined || size === within.size)
}

/** Names a combination, or a cell of it with its layer. */
export function cellKey({ color, size }: Combination, layer = ''): string {
  return JSON.stringify([layer, color, size])
}

/** The variants by their `cellKey`. */
export function variantsByKey({ variants }: VariantGrid): Map<string, AdminVariant> {
  return new Map(variants.map((variant) => [cellKey(variant), variant]))
}

/** The variants that are sold: exactly the combinations that are ticked, row by row. */
export function tickedVariants(grid: VariantGrid): AdminVariant[] {
  const known = variantsByKey(grid)
  return gridCombinations(grid).flatMap((place) => known.get(cellKey(place)) ?? [])
}

/**
 * Makes the grid complete: a combination that was there before has its values back, a new one takes what all others
 * agree on, else `basePrice`, and no stock.
 */
function completed(grid: VariantGrid, basePrice: number): VariantGrid {
  const known = variantsByKey(grid)
  const ticked = tickedVariants(grid)
  const price = agreed(ticked, 'price') ?? basePrice
  const original = agreed(ticked, 'original_price')
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

function agreed(variants: readonly AdminVariant[], layer: Layer): number | null {
  const [first, ...others] = variants
  return first && others.every((other) => other[layer] === first[layer]) ? first[layer] : null
}

/** Ticks a colour; one that is ticked already takes the code. */
export function withColor(grid: VariantGrid, color: ProductColor, basePrice: number): VariantGrid {
  const at = grid.colors.findIndex(({ name }) => name === color.name)
  const colors = at < 0 ? [...grid.colors, color] : grid.colors.with(at, color)
  return completed({ ...grid, colors }, basePrice)
}

/** Unticks a colour. Its variants stay, to come back with it. */
export function withoutColor(grid: VariantGrid, name: string, basePrice: number): VariantGrid {
  const colors = grid.colors.filter((color) => color.name !== name)
  return completed({ ...grid, colors }, basePrice)
}

/** Gives a colour another name; its variants remain what they are. */
export function renamedColor(grid: VariantGrid, from: string, to: string): VariantGrid {
  return {
    ...grid,
    colors: grid.colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    variants: grid.variants.map((one) => (one.color === from ? { ...one, color: to } : one)),
  }
}

/** Ticks a size: one that is known takes its place among the others (S before M), another comes last. */
export function withSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  if (grid.sizes.includes(size)) return grid
  return completed({ ...grid, sizes: inOrder(grid.sizes, size) }, basePrice)
}

/** Sizes with one more in its place. */
export function inOrder(sizes: readonly string[], added: string): string[] {
  const rank = (size: string) => knownSizes.indexOf(size)
  const before = sizes.findIndex((size) => rank(added) >= 0 && rank(size) > rank(added))
  return before < 0 ? [...sizes, added] : sizes.toSpliced(before, 0, added)
}

/** Unticks a size. Its variants stay, to come back with it. */
export function withoutSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  return completed({ ...grid, sizes: grid.sizes.filter((one) => one !== size) }, basePrice)
}

/** Writes numbers into cells; those of combinations that are not ticked are left alone. */
export function withAmounts(grid: VariantGrid, amounts: readonly CellAmount[]): VariantGrid {
  const ticked = new Set(gridCombinations(grid).map((place) => cellKey(place)))
  const byPlace = new Map<string, CellAmount[]>()
  for (const amount of amounts) {
    const key = cellKey(amount)
    if (ticked.has(key)) byPlace.set(key, [...(byPlace.get(key) ?? []), amount])
  }
  if (byPlace.size === 0) return grid
  const whole = completed(grid, 0)
  const variants = whole.variants.map((variant) =>
    (byPlace.get(cellKey(variant)) ?? []).reduce(withAmount, variant),
  )
  return { ...whole, variants }
}

function withAmount(variant: AdminVariant, { layer, amount }: CellAmount): AdminVariant {
  const value = layer === 'original_price' ? amount : (amount ?? 0)
  return variant[layer] === value ? variant : { ...variant, [layer]: value }
}

/** Product §3: what the ticked variants come to, without prices that are still missing; null where none is ticked. */
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

/** Most options of a kind: more would be a mistake of pasting, and a grid that nobody can fill. */
export const optionsMax = 30
const nameMax = 60
export type OptionProblem = 'blank' | 'taken' | 'tooLong' | 'tooMany'

/** Why a colour or size can't have this name beside `others`; blind to case and marks. */
export function optionProblem(name: string, others: readonly string[]): OptionProblem | null {
  const folded = fold(name)
  if (folded === '') return 'blank'
  if (name.length > nameMax) return 'tooLong'
  if (others.some((other) => fold(other) === folded)) return 'taken'
  return others.length >= optionsMax ? 'tooMany' : null
}
