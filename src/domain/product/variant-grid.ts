import type { AdminVariant, ProductColor } from '@/api/generated/model'
import { fieldNamesWith } from '@/lib/description'
import { type ProblemOf, kinds, numberOf } from '@/lib/kinds/kinds'
import { fold } from '@/lib/text'
import { variant } from './description'
import { isOriginalPriceTooLow } from './judge'

/** The fields of a variant that contain numbers. They are the columns of the price and stock sheet. */
export const numberFields = [
  ...fieldNamesWith(variant, { kind: 'money' }),
  ...fieldNamesWith(variant, { kind: 'count' }),
]
type Layer = (typeof numberFields)[number]
/** The fields that the variant grid can show, one at a time: the fields with numbers, and the code (SKU). */
export const gridLayers = [...numberFields, ...fieldNamesWith(variant, { kind: 'code' })]
export type GridLayer = (typeof gridLayers)[number]

/** A colour and a size. If the product has no colours or no sizes, the value is ''. */
export type ColorAndSize = { color: string; size: string }
/** A text for one cell of the variant grid. */
export type GridText = ColorAndSize & { layer: GridLayer; text: string }
/** The reason why the value of a cell is not accepted. */
export type CellProblem =
  | ProblemOf<(typeof variant)[GridLayer]['kind']>
  | 'notAboveSale'
  | 'noPrice'
  | 'repeatedCode'

/** Returns the text that a cell shows. A price of 0 means that the price is missing, so the cell is empty. */
export const gridCellText = (
  of: Partial<Pick<AdminVariant, GridLayer>> | undefined,
  layer: GridLayer,
): string => kinds[variant[layer].kind].write(of?.[layer])

/**
 * Reads the text of a cell. An empty text gives '' for a product code (SKU), null for an original price, and
 * 0 for any other number.
 */
const readCell = (text: string, layer: GridLayer) =>
  kinds[variant[layer].kind].read(text, variant[layer])

/** Returns the number in a cell. A text that is not a number gives the value of an empty cell. */
export const gridValue = (text: string, layer: Layer): number | null =>
  numberOf(variant[layer].kind, text) ?? ('optional' in variant[layer] ? null : 0)

/** Returns the reason why a text is not valid in a cell, or null. */
export function gridTextProblem(text: string, layer: GridLayer): CellProblem | null {
  const reading = readCell(text, layer)
  return 'problem' in reading ? reading.problem : null
}

/**
 * Returns the reason why a value does not fit the other values of its variant, or null. An original price
 * must be higher than the sale price.
 */
export function gridValueProblem(
  of: Pick<AdminVariant, 'price' | 'original_price'> | undefined,
  layer: GridLayer,
): CellProblem | null {
  return layer === 'original_price' && of && isOriginalPriceTooLow(of) ? 'notAboveSale' : null
}

/**
 * The colours and sizes that staff have ticked, and all variants. Variants of unticked options are included.
 */
export type VariantGrid = { colors: ProductColor[]; sizes: string[]; variants: AdminVariant[] }
/** The sizes that the form suggests, in their order. */
export const sizePresets = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30', '31', '32'],
} as const
const knownSizes: readonly string[] = [...sizePresets.letters, ...sizePresets.waist]

/** Returns the colour of each row of the grid. The list is empty if nothing is ticked. */
export function gridColors({ colors, sizes }: VariantGrid): readonly string[] {
  if (colors.length === 0) return sizes.length > 0 ? [''] : []
  return colors.map(({ name }) => name)
}

/**
 * Returns the garment size of each column of the grid, for example "M". The list is empty if nothing is
 * ticked.
 */
export function gridSizes({ colors, sizes }: VariantGrid): readonly string[] {
  if (sizes.length === 0) return colors.length > 0 ? [''] : []
  return sizes
}

/**
 * Returns the ticked combinations of colour and size, row by row. `within` limits them to one colour or one
 * size.
 */
export function gridCombinations(
  grid: VariantGrid,
  within: Partial<ColorAndSize> = {},
): ColorAndSize[] {
  return gridColors(grid)
    .filter((color) => within.color === undefined || color === within.color)
    .flatMap((color) => gridSizes(grid).map((size) => ({ color, size })))
    .filter(({ size }) => within.size === undefined || size === within.size)
}

/** Returns a key for a combination of colour and size, or for one of its cells. */
export function gridCellKey({ color, size }: ColorAndSize, layer = ''): string {
  return JSON.stringify([layer, color, size])
}

export function variantsByKey({ variants }: VariantGrid): Map<string, AdminVariant> {
  return new Map(variants.map((variant) => [gridCellKey(variant), variant]))
}

/** Returns the variants on sale. Variants of unticked options are not on sale. */
export function variantsOnSale({ colors, sizes, variants }: VariantGrid): AdminVariant[] {
  const names = colors.map(({ name }) => name)
  return variants.filter(({ color, size }) => isAmong(color, names) && isAmong(size, sizes))
}

function isAmong(value: string, names: readonly string[]): boolean {
  return names.length === 0 ? value === '' : names.includes(value)
}

/**
 * Adds a variant for every ticked combination that has none. Its price is the price that all ticked variants
 * share, or else `basePrice`.
 */
function completed(grid: VariantGrid, basePrice: number): VariantGrid {
  const known = variantsByKey(grid)
  const ticked = variantsOnSale(grid)
  const price = commonValue(ticked, 'price') ?? basePrice
  const original = commonValue(ticked, 'original_price')
  const added = gridCombinations(grid)
    .filter((place) => !known.has(gridCellKey(place)))
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

/** Ticks a colour. If it is already ticked, its colour code is changed. */
export function tickColor(grid: VariantGrid, color: ProductColor, basePrice: number): VariantGrid {
  const index = grid.colors.findIndex(({ name }) => name === color.name)
  const colors = index < 0 ? [...grid.colors, color] : grid.colors.with(index, color)
  return completed({ ...grid, colors }, basePrice)
}

/** Unticks a colour. Its variants stay, so that they come back if the colour is ticked again. */
export function untickColor(grid: VariantGrid, name: string, basePrice: number): VariantGrid {
  const colors = grid.colors.filter((color) => color.name !== name)
  return completed({ ...grid, colors }, basePrice)
}

export function renameColor(grid: VariantGrid, from: string, to: string): VariantGrid {
  return {
    ...grid,
    colors: grid.colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    variants: grid.variants.map((variant) =>
      variant.color === from ? { ...variant, color: to } : variant,
    ),
  }
}

/** Ticks a size. A known size is sorted into the list (S before M). Any other size goes to the end. */
export function tickSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  if (grid.sizes.includes(size)) return grid
  return completed({ ...grid, sizes: inOrder(grid.sizes, size) }, basePrice)
}

function inOrder(sizes: readonly string[], added: string): string[] {
  const rank = (size: string) => knownSizes.indexOf(size)
  const before = sizes.findIndex((size) => rank(added) >= 0 && rank(size) > rank(added))
  return before < 0 ? [...sizes, added] : sizes.toSpliced(before, 0, added)
}

/** Unticks a size. Its variants stay, so that they come back if the size is ticked again. */
export function untickSize(grid: VariantGrid, size: string, basePrice: number): VariantGrid {
  return completed({ ...grid, sizes: grid.sizes.filter((other) => other !== size) }, basePrice)
}

/**
 * Writes texts into cells, and adds the variants that these cells lack. An invalid text changes nothing, and
 * neither does a text for a combination that is not ticked.
 */
export function writeGridCells(grid: VariantGrid, texts: readonly GridText[]): VariantGrid {
  const ticked = new Set(gridCombinations(grid).map((place) => gridCellKey(place)))
  const valid = texts.filter(
    (cell) => ticked.has(gridCellKey(cell)) && !gridTextProblem(cell.text, cell.layer),
  )
  if (valid.length === 0) return grid
  const byKey = Map.groupBy(valid, (cell) => gridCellKey(cell))
  const whole = completed(grid, 0)
  const variants = whole.variants.map((variant) =>
    (byKey.get(gridCellKey(variant)) ?? []).reduce(withText, variant),
  )
  return { ...whole, variants }
}

function withText(variant: AdminVariant, { layer, text }: GridText): AdminVariant {
  const reading = readCell(text, layer)
  return 'problem' in reading || variant[layer] === reading.value
    ? variant
    : { ...variant, [layer]: reading.value }
}

/** Returns the product codes (SKUs) that more than one variant on sale has. */
export function repeatedSkus(grid: VariantGrid): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { sku = '' } of variantsOnSale(grid)) {
    if (sku !== '' && seen.has(sku)) repeated.add(sku)
    seen.add(sku)
  }
  return repeated
}

/** The greatest number of colours, and of sizes. More would be a pasting mistake. */
export const maxOptionCount = 30
const nameMax = 60
export type OptionProblem = 'blank' | 'taken' | 'tooLong' | 'tooMany'

/**
 * Returns the reason why a colour or a size cannot have this name, or null. `others` are the existing names.
 * Case and diacritics do not make a difference.
 */
export function optionProblem(name: string, others: readonly string[]): OptionProblem | null {
  const folded = fold(name)
  if (folded === '') return 'blank'
  if (name.length > nameMax) return 'tooLong'
  if (others.some((other) => fold(other) === folded)) return 'taken'
  return others.length >= maxOptionCount ? 'tooMany' : null
}
