import type { SheetPlace, SheetRange, SheetSize, SheetText } from './sheet-range'

/** What a sheet tells about its cells. */
export type SheetEvents = {
  /** Escape: a cell has this text again. */
  onRevert: (text: SheetText) => void
  /** A cell is left after its text was changed by hand; `text` is what it was before. */
  onTyped: (before: SheetText) => void
  /** Cells are filled or emptied at once. */
  onFill: (texts: readonly SheetText[]) => void
  /** A block of a spreadsheet is pasted; `outside` of its cells found no place. */
  onPaste: (texts: readonly SheetText[], outside: number) => void
}

/** A sheet as its keys, its clipboard and its pointer work on it. */
export type Sheet = {
  size: SheetSize
  /** The selected cells; null for the one with the focus. */
  range: SheetRange | null
  select: (range: SheetRange | null) => void
  /** Selects from one cell to another, which comes into view. */
  extend: (from: SheetPlace, to: SheetPlace) => void
  cellAt: (place: SheetPlace) => HTMLInputElement | null
  textAt: (place: SheetPlace) => string
  /** True while what was typed into the cell is not taken yet. */
  isTouched: (cell: HTMLInputElement) => boolean
  /** Takes what was typed into the cell. */
  commit: (cell: HTMLInputElement, place: SheetPlace) => void
  /** Takes what was typed, then writes these texts by `how`. */
  write: (
    cell: HTMLInputElement,
    place: SheetPlace,
    texts: readonly SheetText[],
    how: (texts: readonly SheetText[]) => void,
  ) => void
  /** Gives the cell the text again that it had when it got the focus. */
  revert: (place: SheetPlace) => void
}

/** The selected cells, or the one at `place`. */
export function selectedFrom({ range }: Pick<Sheet, 'range'>, place: SheetPlace): SheetRange {
  return range ?? { from: place, to: place }
}

export function isAt({ row, column }: SheetPlace, other: SheetPlace | null): boolean {
  return row === other?.row && column === other.column
}

/** Returns the place of a cell's input; null for anything else. */
export function placeOf(target: EventTarget | null): SheetPlace | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { row, column } = target.dataset
  return row === undefined || column === undefined
    ? null
    : { row: Number(row), column: Number(column) }
}
