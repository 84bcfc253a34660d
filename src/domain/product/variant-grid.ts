import type { AdminVariant, ProductColor } from '@/api/generated/model'
import { namesWith } from '@/lib/description'
import { type ProblemOf, kinds, numberOf } from '@/lib/kinds/kinds'
import { fold } from '@/lib/text'
import { variant } from './description'
import { isOriginalLow } from './judge'

/** The numbers of a variant: the columns of the sheet. */
export const numberFields = [
  ...namesWith(variant, { kind: 'money' }),
  ...namesWith(variant, { kind: 'count' }),
]
type Layer = (typeof numberFields)[number]
/** The fields of the grid, which shows one at a time: the numbers and the code. */
export const gridLayers = [...numberFields, ...namesWith(variant, { kind: 'code' })]
export type GridLayer = (typeof gridLayers)[number]

/** A colour and a size. The text is '' for an option that the product does not have. */
export type Combination = { color: string; size: string }
/** A text for a cell. */
export type CellText = Combination & { layer: GridLayer; text: string }
/** Why the value of a cell is refused. */
export type CellProblem =
  | ProblemOf<(typeof variant)[GridLayer]['kind']>
  | 'notAboveSale'
  | 'noPrice'
  | 'repeatedCode'

/** Returns the text of a cell. A price of 0 means that the price is missing, so its cell is empty. */
export const gridCellText = (
  of: Partial<Pick<AdminVariant, GridLayer>> | undefined,
  layer: GridLayer,
): string => kinds[variant[layer].kind].write(of?.[layer])

/** The value of an empty cell: '' for a code, null for an original price, and 0 for any other number. */
const readCell = (text: string, layer: GridLayer) =>
  kinds[variant[layer].kind].read(text, variant[layer])

/** Returns the number of a cell. If the text is not a number, returns the value of an empty cell. */
export const cellValue = (text: string, layer: Layer): number | null =>
  numberOf(variant[layer].kind, text) ?? ('optional' in variant[layer] ? null : 0)

/** Returns why a text is not a valid value of a cell, or null if it is valid. */
export function textProblem(text: string, layer: GridLayer): CellProblem | null {
  const reading = readCell(text, layer)
  return 'problem' in reading ? reading.problem : null
}

/** Returns why the value of a cell is refused, or null. An original price must be above the sale price. */
export function valueProblem(
  of: Pick<AdminVariant, 'price' | 'original_price'> | undefined,
  layer: GridLayer,
): CellProblem | null {
  return layer === 'original_price' && of && isOriginalLow(of) ? 'notAboveSale' : null
}

/** The ticked colours and sizes, and all variants, including those of unticked options. */
export type VariantGrid = {
  colors: ProductColor[]
  sizes: string[]
  variants: AdminVariant[]
}
/** Sizes that the form suggests, in their order. */
export const sizePresets = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30', '31', '32'],
} as const
const knownSizes: readonly string[] = [...sizePresets.letters, ...sizePresets.waist]

/** The colours of the grid's rows. Empty when nothing is ticked. */
export function gridRows({ colors, sizes }: VariantGrid): readonly string[] {
  if (colors.length === 0) return sizes.length > 0 ? [''] : []
  return colors.map(({ name }) => name)
}

export function gridColumns({ colors, sizes }: VariantGrid): readonly string[] {
  if (sizes.length === 0) return colors.length > 0 ? [''] : []
  return sizes
}

/** Returns every ticked combination, row by row. `within` limits them to a colour or a size. */
export function gridCombinations(
  grid: VariantGrid,
  within: Partial<Combination> = {},
): Combination[] {
  return gridRows(grid)
    .filter((color) => within.color === undefined || color === within.color)
    .flatMap((color) => gridColumns(grid).map((size) => ({ color, size })))
    .filter(({ size }) => within.size === undefined || size === within.size)
}

/** Returns a key of a combination, or of one of its cells. */
export function cellKey({ color, size }: Combination, layer = ''): string {
  return JSON.stringify([layer, color, size])
}

export function variantsByKey({ variants }: VariantGrid): Map<string, AdminVariant> {
  return new Map(variants.map((variant) => [cellKey(variant), variant]))
}

/** Returns the variants on sale: those of ticked options. */
export function soldVariants({ colors, sizes, variants }: VariantGrid): AdminVariant[] {
  const names = colors.map(({ name }) => name)
  return variants.filter(({ color, size }) => isAmong(color, names) && isAmong(size, sizes))
}

function isAmong(value: string, names: readonly string[]): boolean {
  return names.length === 0 ? value === '' : names.includes(value)
}

/**
 * Adds a variant for every ticked combination without one. It gets the price that all others share, else
 * `basePrice`.
 */
function completed(grid: VariantGrid, basePrice: number): VariantGrid {
  const known = variantsByKey(grid)
  const ticked = soldVariants(grid)
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

/**
 * Unticks a colour. Its variants are kept, so that they return if the colour is ticked again. The same is
 * true of a size.
 */
export function withoutColor(grid: VariantGrid, name: string, basePrice: number): VariantGrid {
  const colors = grid.colors.filter((color) => color.name !== name)
  return completed({ ...grid, colors }, basePrice)
}

export function renamedColor(grid: VariantGrid, from: string, to: string): VariantGrid {
  return {
    ...grid,
    colors: grid.colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    variants: grid.variants.map((variant) =>
      variant.color === from ? { ...variant, color: to } : variant,
    ),
  }
}

/** Ticks a size. A known size is sorted among the others (S before M). Any other size comes last. */
export function withSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  if (grid.sizes.includes(size)) return grid
  return completed({ ...grid, sizes: inOrder(grid.sizes, size) }, basePrice)
}

function inOrder(sizes: readonly string[], added: string): string[] {
  const rank = (size: string) => knownSizes.indexOf(size)
  const before = sizes.findIndex((size) => rank(added) >= 0 && rank(size) > rank(added))
  return before < 0 ? [...sizes, added] : sizes.toSpliced(before, 0, added)
}

export function withoutSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  return completed({ ...grid, sizes: grid.sizes.filter((other) => other !== size) }, basePrice)
}

/** Writes texts into cells. An invalid value, or a cell that is not ticked, changes nothing. */
export function withTexts(grid: VariantGrid, texts: readonly CellText[]): VariantGrid {
  const ticked = new Set(gridCombinations(grid).map((place) => cellKey(place)))
  const valid = texts.filter(
    (cell) => ticked.has(cellKey(cell)) && !textProblem(cell.text, cell.layer),
  )
  if (valid.length === 0) return grid
  const byKey = Map.groupBy(valid, (cell) => cellKey(cell))
  const whole = completed(grid, 0)
  const variants = whole.variants.map((variant) =>
    (byKey.get(cellKey(variant)) ?? []).reduce(withText, variant),
  )
  return { ...whole, variants }
}

function withText(variant: AdminVariant, { layer, text }: CellText): AdminVariant {
  const reading = readCell(text, layer)
  return 'problem' in reading || variant[layer] === reading.value
    ? variant
    : { ...variant, [layer]: reading.value }
}

/** Returns the codes that several ticked variants share. */
export function repeatedCodes(grid: VariantGrid): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { sku = '' } of soldVariants(grid)) {
    if (sku !== '' && seen.has(sku)) repeated.add(sku)
    seen.add(sku)
  }
  return repeated
}

/**
 * The greatest number of colours or sizes. More would be a pasting mistake and make a grid too large to fill.
 */
export const optionsMax = 30
const nameMax = 60
export type OptionProblem = 'blank' | 'taken' | 'tooLong' | 'tooMany'

/**
 * Returns why a colour or size cannot have this name beside `others`, or null if it can. Upper and lower case
 * and diacritics do not count.
 */
export function optionProblem(name: string, others: readonly string[]): OptionProblem | null {
  const folded = fold(name)
  if (folded === '') return 'blank'
  if (name.length > nameMax) return 'tooLong'
  if (others.some((other) => fold(other) === folded)) return 'taken'
  return others.length >= optionsMax ? 'tooMany' : null
}
