import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { ProductColor } from '@/api/generated/model'
import {
  gridCellKey,
  type CellProblem,
  type GridText,
  type ColorAndSize,
  gridCellText,
  gridCombinations,
  type GridLayer,
  gridLayers,
  renameColor,
  repeatedSkus,
  gridTextProblem,
  gridValueProblem,
  type VariantGrid,
  variantsByKey,
  tickColor,
  untickColor,
  untickSize,
  tickSize,
  writeGridCells,
} from '@/domain/product/variant-grid'
import { useLateField } from '@/ui/form/use-form'
import { dyeColorCode } from './dyes'

type GridProps = { value: VariantGrid; onChange: (next: VariantGrid) => void; basePrice: number }

/**
 * Returns the edited grid and the functions that change it. A typed character appears in its cell at once. It
 * reaches the form later, in a React transition, because a render of the whole form would delay the next
 * character. A new `value` from the caller, such as a restored draft, replaces the grid.
 */
export function useVariantGrid({ value, onChange, basePrice }: GridProps) {
  const [state, setState] = useState(() => openGrid(value))
  /**
   * The objects that this hook has passed to `onChange`. An unknown object in `value` therefore comes from
   * the caller.
   */
  const [reported] = useState(() => new WeakSet<object>())
  const [seen, setSeen] = useState(value)
  if (partsOf(value).some((part, index) => part !== partsOf(seen)[index])) {
    setSeen(value)
    if (!partsOf(value).every((part) => reported.has(part))) setState(openGrid(value))
  }
  const now = useRef({ state, onChange, basePrice })
  useLayoutEffect(function rememberLatest() {
    now.current = { state, onChange, basePrice }
  })
  useLateField(() => onChange(now.current.state.grid))

  // The functions are the same in every render, because cells with new functions would render again.
  const [actions] = useState(() => {
    function change(action: VariantGridAction) {
      const next = changedGrid(now.current.state, action, now.current.basePrice)
      now.current = { ...now.current, state: next }
      setState(next)
      for (const part of partsOf(next.grid)) reported.add(part)
      startTransition(() => now.current.onChange(next.grid))
    }
    return {
      change,
      write: (texts: readonly GridText[]) => change({ type: 'write', texts }),
      textsNow: (texts: readonly GridText[]) => textsBefore(now.current.state, texts),
    }
  })
  return { state, ...actions }
}

const partsOf = ({ colors, sizes, variants }: VariantGrid) => [colors, sizes, variants]

/**
 * The edited variants, and the two things that the form does not store: texts that are no numbers, and
 * unticked options.
 */
export type VariantGridState = {
  grid: VariantGrid
  /**
   * The typed texts that are no numbers, by `gridCellKey`. They stay in their cells, so that staff can
   * correct them.
   */
  texts: ReadonlyMap<string, GridText>
  /** The ticked colours, and the unticked colours that staff can tick again. */
  colors: readonly ProductColor[]
  sizes: readonly string[]
}

export type VariantGridAction =
  | { type: 'tickColor'; color: ProductColor }
  | { type: 'untickColor'; name: string }
  | { type: 'recodeColor'; color: ProductColor }
  | { type: 'renameColor'; from: string; to: string }
  | { type: 'tickSizes'; sizes: readonly string[] }
  | { type: 'untickSize'; size: string }
  | { type: 'write'; texts: readonly GridText[] }

/** Returns the state for the form's value. Options that occur only in variants become unticked options. */
function openGrid(grid: VariantGrid): VariantGridState {
  const colors = [...grid.colors]
  const sizes = [...grid.sizes]
  for (const { color, size } of grid.variants) {
    if (color !== '' && !colors.some(({ name }) => name === color))
      colors.push({ name: color, color_code: dyeColorCode(color) })
    if (size !== '' && !sizes.includes(size)) sizes.push(size)
  }
  return { grid, texts: new Map(), colors, sizes }
}

/**
 * Returns the state after an action. A new variant gets the price of the other variants, or `basePrice` if
 * their prices differ.
 */
function changedGrid(
  state: VariantGridState,
  action: VariantGridAction,
  basePrice: number,
): VariantGridState {
  const { grid } = state
  switch (action.type) {
    case 'tickColor': {
      const { color } = action
      const at = state.colors.findIndex(({ name }) => name === color.name)
      const colors = at < 0 ? [...state.colors, color] : state.colors.with(at, color)
      const ticked = tickColor(grid, color, basePrice)
      const isTicked = ({ name }: ProductColor) =>
        ticked.colors.some((other) => other.name === name)
      return { ...state, colors, grid: { ...ticked, colors: colors.filter(isTicked) } }
    }
    case 'untickColor':
      return { ...state, grid: untickColor(grid, action.name, basePrice) }
    case 'recodeColor': {
      const recoded = (color: ProductColor) =>
        color.name === action.color.name ? action.color : color
      const colors = state.colors.map(recoded)
      return { ...state, colors, grid: { ...grid, colors: grid.colors.map(recoded) } }
    }
    case 'renameColor':
      return withRenamedColor(state, action.from, action.to)
    case 'tickSizes': {
      const next = action.sizes.reduce((wider, size) => tickSize(wider, size, basePrice), grid)
      return { ...state, sizes: [...new Set([...state.sizes, ...action.sizes])], grid: next }
    }
    case 'untickSize':
      return { ...state, grid: untickSize(grid, action.size, basePrice) }
    case 'write':
      return withWrittenTexts(state, action.texts)
  }
}

function withRenamedColor(state: VariantGridState, from: string, to: string): VariantGridState {
  const { grid, texts, colors, sizes } = state
  const moved = [...texts.values()].map((text) =>
    text.color === from ? { ...text, color: to } : text,
  )
  return {
    grid: renameColor(grid, from, to),
    texts: new Map(moved.map((text) => [gridCellKey(text, text.layer), text])),
    colors: colors.map((color) => (color.name === from ? { ...color, name: to } : color)),
    sizes,
  }
}

function withWrittenTexts(state: VariantGridState, written: readonly GridText[]): VariantGridState {
  const texts = new Map(state.texts)
  for (const cell of written) {
    const key = gridCellKey(cell, cell.layer)
    if (gridTextProblem(cell.text, cell.layer)) texts.set(key, cell)
    else texts.delete(key)
  }
  const grid = writeGridCells(state.grid, written)
  return { ...state, texts: texts.size + state.texts.size > 0 ? texts : state.texts, grid }
}

/** Returns the current texts of cells. An undo restores these texts. */
function textsBefore({ grid, texts }: VariantGridState, cells: readonly GridText[]): GridText[] {
  const variants = variantsByKey(grid)
  return cells.map((cell) => {
    const shown = gridCellText(variants.get(gridCellKey(cell)), cell.layer)
    return { ...cell, text: texts.get(gridCellKey(cell, cell.layer))?.text ?? shown }
  })
}

/** A cell that can't be saved, with the reason. */
export type GridCellProblem = ColorAndSize & { layer: GridLayer; problem: CellProblem }

/** Returns the cells of ticked combinations that can't be saved, sorted by field. */
export function gridProblems({ grid, texts }: VariantGridState): GridCellProblem[] {
  const variants = variantsByKey(grid)
  const combinations = gridCombinations(grid)
  const repeated = repeatedSkus(grid)
  return gridLayers.flatMap((layer) =>
    combinations.flatMap((combination) => {
      const typed = texts.get(gridCellKey(combination, layer))?.text
      const variant = variants.get(gridCellKey(combination))
      const isRepeated = layer === 'sku' && repeated.has(variant?.sku ?? '')
      const own = isRepeated ? 'repeatedCode' : gridValueProblem(variant, layer)
      const problem = typed === undefined ? own : gridTextProblem(typed, layer)
      return problem ? [{ ...combination, layer, problem }] : []
    }),
  )
}
