import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMsg } from '@/i18n/use-msg'
import { isCommandKey, isComposingKey } from '@/lib/command-key'
import { hasSeveralCells, parseCopiedCells } from '@/lib/table'
import { useToast } from '../toast/toast'
import {
  textOfRange,
  filledDownTexts,
  movedPosition,
  pastedTexts,
  cellPositions,
  type SheetPosition,
  type SheetRange,
  type SheetSize,
  type SheetCellText,
} from './sheet-range'

/**
 * How the sheet reads and writes the caller's cells. A cell contains its own identity, because the rows may
 * change.
 */
type CellOptions<Cell> = {
  /** Returns the cell at a place, with this text. */
  cellOf: (text: SheetCellText) => Cell | undefined
  /** Writes the texts of these cells. */
  write: (cells: readonly Cell[]) => void
  /** Returns these cells with the texts that they show now. */
  textsNow: (cells: readonly Cell[]) => readonly Cell[]
}

export type SheetControl<Cell> = ReturnType<typeof useSheet<Cell>>

/**
 * Makes a table of `SheetCell`s behave like a spreadsheet. Arrow keys, Enter, F2 and Escape move and edit.
 * Shift and dragging select. Ctrl+D, Delete, copying and pasting use the selected cells. Ctrl+Z undoes each
 * step. Tab keeps its normal effect.
 */
export function useSheet<Cell>({ rows, columns, ...cells }: SheetSize & CellOptions<Cell>) {
  const table = useRef<HTMLTableElement>(null)
  const [range, setRange] = useState<SheetRange | null>(null)
  const textAtFocus = useRef('')
  const { typed, fillTexts, paste, ...history } = useHistory(cells)
  const cellAt = ({ row, column }: SheetPosition): HTMLInputElement | null =>
    table.current?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null
  const commit: Sheet['commit'] = (cell, place) => {
    if (cell.value !== textAtFocus.current) typed({ ...place, text: textAtFocus.current })
    textAtFocus.current = cell.value
  }
  const sheet: Sheet = {
    size: { rows, columns },
    range,
    select: setRange,
    extend(from, to) {
      setRange(isAt(from, to) ? null : { from, to })
      cellAt(to)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    cellAt,
    textAt: (place) => cellAt(place)?.value ?? '',
    isTouched: (cell) => cell.value !== textAtFocus.current,
    commit,
    write(cell, place, texts, outside) {
      if (texts.length === 0) return
      commit(cell, place)
      if (outside === undefined) fillTexts(texts)
      else paste(texts, outside)
      textAtFocus.current = texts.find((text) => isAt(text, place))?.text ?? textAtFocus.current
    },
    revert: ({ row, column }) => history.onWrite(row, column, textAtFocus.current),
  }
  return {
    ...history,
    range,
    focus: (place: SheetPosition) => cellAt(place)?.focus(),
    table: {
      ref: table,
      onFocus({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement)) return
        setRange(null)
        textAtFocus.current = target.value
        target.select()
      },
      onBlur({ target }: FocusEvent) {
        const at = cellOf(target)
        if (at) commit(at.cell, at.place)
      },
      onInput: () => setRange(null),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, sheet),
      onPaste: (event: ClipboardEvent) => pasteBlock(event, sheet),
      onCopy: (event: ClipboardEvent) => copyBlock(event, sheet),
      onPointerDown: (event: PointerEvent) => clickCell(event, sheet),
      onPointerOver: (event: PointerEvent) => dragOver(event, sheet),
    },
  }
}

/**
 * The key of the toasts about a sheet. Only the toast about the last step is shown. Ctrl+Z undoes earlier
 * steps too.
 */
export const sheetToast = 'sheet'

/**
 * Returns functions that write into cells in steps that can be undone. The functions stay the same, so that
 * unchanged cells do not render again.
 */
function useHistory<Cell>(options: CellOptions<Cell>) {
  const msg = useMsg()
  const toast = useToast()
  const latest = useRef({ ...options, msg, toast })
  useLayoutEffect(function followCells() {
    latest.current = { ...options, msg, toast }
  })
  const [history] = useState(() => {
    const { remember, undoKey } = undoSteps()
    const cellsOf = (texts: readonly SheetCellText[]) =>
      texts.flatMap((text) => latest.current.cellOf(text) ?? [])
    const writeAll = (cells: readonly Cell[]) => latest.current.write(cells)
    const step = (cells: readonly Cell[], note: { message: string; type?: 'warning' }) => {
      const before = latest.current.textsNow(cells)
      writeAll(cells)
      latest.current.toast({ about: sheetToast, ...note, undo: remember(() => writeAll(before)) })
    }
    const fill = (cells: readonly Cell[]) =>
      step(cells, { message: latest.current.msg('sheet.filled', { count: cells.length }) })
    return {
      undoKey,
      onWrite: (row: number, column: number, text: string) =>
        writeAll(cellsOf([{ row, column, text }])),
      /**
       * Remembers that the user has changed a cell by hand. `before` is the text that the cell showed before.
       */
      typed(before: SheetCellText) {
        const cells = cellsOf([before])
        remember(() => writeAll(cells))
      },
      fill,
      fillTexts: (texts: readonly SheetCellText[]) => fill(cellsOf(texts)),
      paste(texts: readonly SheetCellText[], outside: number) {
        const count = texts.length
        const message = latest.current.msg(outside === 0 ? 'sheet.pasted' : 'sheet.pastedSome', {
          count,
          outside,
        })
        step(cellsOf(texts), { message, ...(outside > 0 && { type: 'warning' }) })
      },
    }
  })
  return history
}

/**
 * Returns functions that remember and undo steps. The toast of a step undoes that step, and Ctrl+Z undoes the
 * last step.
 */
function undoSteps() {
  /** The functions that undo the steps, the last step at the end. */
  let steps: readonly (() => void)[] = []
  /** The number of steps so far. Undone steps count too. */
  let count = 0
  /**
   * The value of `count` when the user last typed in a field, or null. If no step followed, Ctrl+Z undoes the
   * typed letters and not a step.
   */
  let typedAfter: number | null = null
  return {
    /**
     * Remembers how to undo a step. Returns a function for the toast of the step. The step is undone only
     * once, by the toast or by Ctrl+Z.
     */
    remember(undo: () => void): () => void {
      const takeBack = () => {
        if (!steps.includes(takeBack)) return
        steps = steps.filter((step) => step !== takeBack)
        undo()
      }
      steps = [...steps, takeBack]
      count += 1
      return takeBack
    },
    /**
     * The handlers for the element around the table. After typing, the browser handles Ctrl+Z itself and
     * undoes letters.
     */
    undoKey: {
      onFocus() {
        typedAfter = null
      },
      onInput() {
        typedAfter = count
      },
      onKeyDown(event: KeyboardEvent) {
        const last = steps.at(-1)
        if (!last || typedAfter === count || !isCommandKey(event, 'z')) return
        event.preventDefault()
        last()
      },
    },
  }
}

type Key = SheetCell & { event: KeyboardEvent }

function pressKey(event: KeyboardEvent, sheet: Sheet): void {
  const at = cellOf(event.target)
  if (!at || isComposingKey(event)) return
  if (event.key === 'Escape') leave({ event, ...at }, sheet)
  else if (change({ event, ...at }, sheet) || move({ event, ...at }, sheet)) event.preventDefault()
}

/**
 * Handles Escape. If cells are selected, Escape clears the selection. Otherwise Escape restores the text of
 * the typed cell. If the cell has not been changed, the page handles Escape.
 */
function leave({ event, cell, place }: Key, sheet: Sheet): void {
  if (!sheet.range && !sheet.isTouched(cell)) return
  event.stopPropagation()
  if (sheet.range) sheet.select(null)
  else sheet.revert(place)
}

/** Handles a key that changes cells. Returns false for any other key. */
function change({ event, cell, place }: Key, sheet: Sheet): boolean {
  if (isCommandKey(event, 'd')) {
    sheet.write(cell, place, filledDownTexts(selectedFrom(sheet, place), sheet.textAt))
    return true
  }
  if ((event.key === 'Delete' || event.key === 'Backspace') && sheet.range) {
    const emptied = cellPositions(sheet.range).map((one) => ({ ...one, text: '' }))
    sheet.write(cell, place, emptied)
    return true
  }
  return false
}

/** Handles a key that moves between cells. Returns false for any other key. */
function move({ event, cell, place }: Key, sheet: Sheet): boolean {
  if (event.key === 'F2') {
    cell.setSelectionRange(cell.value.length, cell.value.length)
    return true
  }
  const step = keyStep(event, cell, sheet.range !== null)
  if (!step) return false
  const [down, right] = step.move
  const far = step.toEdge ? Math.max(sheet.size.rows, sheet.size.columns) : 1
  const by = [down * far, right * far] as const
  if (step.extends) {
    const { from, to } = selectedFrom(sheet, place)
    sheet.extend(from, movedPosition(to, by, sheet.size))
  } else sheet.cellAt(movedPosition(place, by, sheet.size))?.focus()
  return true
}

type KeyStep = {
  move: readonly [down: number, right: number]
  extends: boolean
  /** True if the key leads to the last cell in its direction. */
  toEdge: boolean
}

const arrows: Readonly<Record<string, KeyStep['move']>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns how far a key moves the selection from a cell. Returns null if the key belongs to the text in the
 * cell: a sideways arrow moves the caret until the text ends.
 */
function keyStep(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  hasRange: boolean,
): KeyStep | null {
  const toEdge = ctrlKey !== metaKey
  if (altKey || (ctrlKey && metaKey)) return null
  if (key === 'Enter')
    return toEdge ? null : { move: [shiftKey ? -1 : 1, 0], extends: false, toEdge: false }
  const move = arrows[key]
  if (!move) return null
  if (key === 'ArrowDown' || key === 'ArrowUp') return { move, extends: shiftKey, toEdge }
  // With Ctrl, the caret moves by words.
  if (toEdge) return null
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const caret = selectionStart === selectionEnd ? selectionStart : null
  const isAtEdge = caret === (key === 'ArrowLeft' ? 0 : value.length)
  const leaves = hasRange || isWhole || (isAtEdge && !shiftKey)
  return leaves ? { move, extends: shiftKey, toEdge: false } : null
}

/**
 * Pastes a block of a spreadsheet at the selected cells. If no cells are selected, a single cell is plain
 * text, so the browser pastes it.
 */
function pasteBlock(event: ClipboardEvent, sheet: Sheet): void {
  const at = cellOf(event.target)
  const text = event.clipboardData.getData('text/plain')
  if (!at || (!sheet.range && !hasSeveralCells(text))) return
  event.preventDefault()
  const from = selectedFrom(sheet, at.place)
  const { texts, outside } = pastedTexts(from, parseCopiedCells(text), sheet.size)
  sheet.write(at.cell, at.place, texts, outside)
}

function copyBlock(event: ClipboardEvent, { range, textAt }: Sheet): void {
  if (!range) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', textOfRange(range, textAt))
}

function clickCell(event: PointerEvent, { select, extend }: Sheet): void {
  const from = cellOf(document.activeElement)?.place
  const to = cellOf(event.target)?.place
  const isInside = event.currentTarget.contains(document.activeElement)
  if (event.shiftKey && from && to && isInside) {
    event.preventDefault()
    extend(from, to)
  } else if (!event.shiftKey) select(null)
}

function dragOver(event: PointerEvent, { range, extend }: Sheet): void {
  const from = cellOf(document.activeElement)?.place
  const to = cellOf(event.target)?.place
  const drags = event.buttons === 1 && event.pointerType === 'mouse'
  if (drags && from && to && (range || !isAt(from, to))) extend(from, to)
}

type Sheet = {
  size: SheetSize
  range: SheetRange | null
  select: (range: SheetRange | null) => void
  /** Selects the cells between two corners, and scrolls to the second corner. */
  extend: (from: SheetPosition, to: SheetPosition) => void
  cellAt: (place: SheetPosition) => HTMLInputElement | null
  textAt: (place: SheetPosition) => string
  /** Returns true if the user has changed the cell, and the change is not a step that can be undone yet. */
  isTouched: (cell: HTMLInputElement) => boolean
  commit: (cell: HTMLInputElement, place: SheetPosition) => void
  /**
   * Makes a step of what the user has typed, and then writes these texts as the next step. `outside` is the
   * number of pasted cells that are outside the sheet.
   */
  write: (
    cell: HTMLInputElement,
    place: SheetPosition,
    texts: readonly SheetCellText[],
    outside?: number,
  ) => void
  /** Restores the text that the cell had when it received the focus. */
  revert: (place: SheetPosition) => void
}

function selectedFrom({ range }: Pick<Sheet, 'range'>, place: SheetPosition): SheetRange {
  return range ?? { from: place, to: place }
}

function isAt({ row, column }: SheetPosition, other: SheetPosition | null): boolean {
  return row === other?.row && column === other.column
}

type SheetCell = { cell: HTMLInputElement; place: SheetPosition }

function cellOf(target: EventTarget | null): SheetCell | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { row, column } = target.dataset
  if (row === undefined || column === undefined) return null
  return { cell: target, place: { row: Number(row), column: Number(column) } }
}
