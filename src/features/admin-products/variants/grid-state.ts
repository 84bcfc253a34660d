import type { AdminVariant, ProductColor } from '@/api/generated/model'
import {
  amountsOf,
  codesOf,
  type CellProblem,
  cellText,
  type CellText,
  textProblem,
  valueProblem,
} from '@/domain/admin/variant-cells'
import {
  cellKey,
  type Combination,
  gridCombinations,
  type GridLayer,
  gridLayers,
  renamedColor,
  repeatedCodes,
  type VariantGrid,
  variantsByKey,
  withAmounts,
  withCodes,
  withColor,
  withoutColor,
  withoutSize,
  withSize,
} from '@/domain/admin/variant-grid'
import { dyeOf } from './palette'

/** What the field knows besides its value: texts that are no numbers, and options that are not ticked any more. */
export type GridState = {
  grid: VariantGrid
  /** By `cellKey`: what was typed and can't be kept as a number. Nothing typed is lost. */
  texts: ReadonlyMap<string, CellText>
  /** Every option since the last save, in their order. */
  colors: readonly ProductColor[]
  sizes: readonly string[]
}

export type GridAction =
  | { type: 'tickColor'; color: ProductColor; basePrice: number }
  | { type: 'untickColor'; name: string; basePrice: number }
  | { type: 'recodeColor'; color: ProductColor }
  | { type: 'renameColor'; from: string; to: string }
  | { type: 'tickSizes'; sizes: readonly string[]; basePrice: number }
  | { type: 'untickSize'; size: string; basePrice: number }
  | { type: 'write'; texts: readonly CellText[] }

/** A grid as it comes from the form. Options of variants that are not ticked come back as such. */
export function openGrid(grid: VariantGrid): GridState {
  const colors = [...grid.colors]
  const sizes = [...grid.sizes]
  for (const { color, size } of grid.variants) {
    if (color !== '' && !colors.some(({ name }) => name === color))
      colors.push(dyeOf(color) ?? { name: color, color_code: unknownCode })
    if (size !== '' && !sizes.includes(size)) sizes.push(size)
  }
  return { grid, texts: new Map(), colors, sizes }
}

/** Of a colour whose code nobody remembers. */
const unknownCode = '#8b8a88'

/** What an action makes of the state. */
export function changedGrid(state: GridState, action: GridAction): GridState {
  const { grid } = state
  switch (action.type) {
    case 'tickColor': {
      const colors = withOption(state.colors, action.color)
      const ticked = withColor(grid, action.color, action.basePrice)
      return { ...state, colors, grid: { ...ticked, colors: inOrderOf(ticked.colors, colors) } }
    }
    case 'untickColor':
      return { ...state, grid: withoutColor(grid, action.name, action.basePrice) }
    case 'recodeColor': {
      const recoded = (one: ProductColor) => (one.name === action.color.name ? action.color : one)
      const colors = state.colors.map(recoded)
      return { ...state, colors, grid: { ...grid, colors: grid.colors.map(recoded) } }
    }
    case 'renameColor':
      return renamed(state, action.from, action.to)
    case 'tickSizes': {
      const next = action.sizes.reduce((one, size) => withSize(one, size, action.basePrice), grid)
      return { ...state, sizes: [...new Set([...state.sizes, ...action.sizes])], grid: next }
    }
    case 'untickSize':
      return { ...state, grid: withoutSize(grid, action.size, action.basePrice) }
    case 'write':
      return written(state, action.texts)
  }
}

function withOption(colors: readonly ProductColor[], color: ProductColor): ProductColor[] {
  const at = colors.findIndex(({ name }) => name === color.name)
  return at < 0 ? [...colors, color] : colors.with(at, color)
}

function inOrderOf(ticked: readonly ProductColor[], all: readonly ProductColor[]): ProductColor[] {
  return all.filter(({ name }) => ticked.some((one) => one.name === name))
}

function renamed({ grid, texts, colors, sizes }: GridState, from: string, to: string): GridState {
  const moved = [...texts.values()].map((text) =>
    text.color === from ? { ...text, color: to } : text,
  )
  return {
    grid: renamedColor(grid, from, to),
    texts: new Map(moved.map((text) => [cellKey(text, text.layer), text])),
    colors: colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    sizes,
  }
}

function written(state: GridState, written: readonly CellText[]): GridState {
  const texts = new Map(state.texts)
  for (const cell of written) {
    const key = cellKey(cell, cell.layer)
    if (textProblem(cell.text, cell.layer)) texts.set(key, cell)
    else texts.delete(key)
  }
  const grid = withCodes(withAmounts(state.grid, amountsOf(written)), codesOf(written))
  return { ...state, texts: texts.size + state.texts.size > 0 ? texts : state.texts, grid }
}

/** What the cells of `texts` show now: to put it back later. */
export function textsBefore({ grid, texts }: GridState, cells: readonly CellText[]): CellText[] {
  const variants = variantsByKey(grid)
  return cells.map((cell) => ({
    ...cell,
    text: shownText(texts, variants.get(cellKey(cell)), cell),
  }))
}

/** What a cell shows: what was typed and is no number, else its number. */
function shownText(
  texts: GridState['texts'],
  variant: AdminVariant | undefined,
  cell: CellText,
): string {
  return texts.get(cellKey(cell, cell.layer))?.text ?? cellText(variant, cell.layer)
}

/** A ticked cell that can't be kept, and why. */
export type FoundProblem = Combination & { layer: GridLayer; problem: CellProblem }

/** The ticked cells that can't be kept as they are, layer by layer. */
export function foundProblems({ grid, texts }: GridState): FoundProblem[] {
  const variants = variantsByKey(grid)
  const combinations = gridCombinations(grid)
  const repeated = repeatedCodes(grid)
  return gridLayers.flatMap((layer) =>
    combinations.flatMap((combination) => {
      const typed = texts.get(cellKey(combination, layer))?.text
      const variant = variants.get(cellKey(combination))
      const isRepeated = layer === 'sku' && repeated.has(variant?.sku ?? '')
      const own = isRepeated ? 'repeatedCode' : valueProblem(variant, layer)
      const problem = typed === undefined ? own : textProblem(typed, layer)
      return problem ? [{ ...combination, layer, problem }] : []
    }),
  )
}
