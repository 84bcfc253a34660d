import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { AdminVariant, ProductColor } from '@/api/generated/model'
import {
  amountsOf,
  type CellProblem,
  cellText,
  type CellText,
  codesOf,
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
import { useLateField } from '@/ui/form/use-late-field'
import { useSheetHistory } from '@/ui/sheet/use-sheet-history'
import { dyeOf } from './palette'

/** The whole form hears of typing when it rests for so long, in ms: drawing all of it would hold the next key up. */
const restMs = 300

type GridProps = { value: VariantGrid; onChange: (next: VariantGrid) => void }

/**
 * The grid while it is edited. A keystroke shows in its cell at once; the form hears of it when the typing rests, or
 * earlier by `flush`, and before it is sent or left. A value that is not the field's own (restored, saved) is taken over.
 */
export function useVariantGrid({ value, onChange }: GridProps) {
  const [state, setState] = useState(() => openGrid(value))
  const [told] = useState(() => new WeakSet<object>())
  const [seen, setSeen] = useState(value)
  if (!isSame(value, seen)) {
    setSeen(value)
    if (!isOwn(value, told)) setState(openGrid(value))
  }
  const now = useRef({ state, onChange })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(function rememberBoth() {
    now.current = { state, onChange }
  })

  const [verbs] = useState(() => {
    function flush() {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      const { grid } = now.current.state
      for (const part of [grid.colors, grid.sizes, grid.variants]) told.add(part)
      now.current.onChange(grid)
    }
    function change(action: GridAction, soon = false) {
      const next = changedGrid(now.current.state, action)
      now.current = { ...now.current, state: next }
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restMs)
      if (!soon) flush()
    }
    return { flush, change, latest: () => now.current.state }
  })
  useLayoutEffect(() => verbs.flush, [verbs])
  useLateField(verbs.flush)
  return { state, ...verbs }
}

function isSame(one: VariantGrid, other: VariantGrid): boolean {
  return one.colors === other.colors && one.sizes === other.sizes && one.variants === other.variants
}

function isOwn({ colors, sizes, variants }: VariantGrid, told: WeakSet<object>): boolean {
  return told.has(colors) && told.has(sizes) && told.has(variants)
}

type GridVerbs = {
  change: (action: GridAction, soon?: boolean) => void
  latest: () => GridState
}

/** Writes into the grid, so that each step can be taken back. */
export function useGridHistory({ change, latest }: GridVerbs) {
  // One function for all cells and renders: a cell that did not change is not drawn anew.
  const [write] = useState(() => (cell: CellText) => change({ type: 'write', texts: [cell] }, true))
  const history = useSheetHistory<CellText>({
    write: useCallback((texts) => change({ type: 'write', texts }), [change]),
    textsNow: useCallback((texts) => textsBefore(latest(), texts), [latest]),
  })
  return { write, history }
}

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
function changedGrid(state: GridState, action: GridAction): GridState {
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
function textsBefore({ grid, texts }: GridState, cells: readonly CellText[]): CellText[] {
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
