import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { isCommandKey } from '@/lib/command-key'
import { isBlock, readBlock } from '@/lib/pasted-block'
import { keyStep } from './key-step'
import {
  copiedText,
  filledDown,
  movedPlace,
  pastedTexts,
  placesOf,
  type SheetPlace,
  type SheetRange,
  type SheetSize,
  type SheetText,
} from './sheet-range'

type SheetOptions = SheetSize & {
  /** Escape: a cell has this text again. */
  onRevert: (text: SheetText) => void
  /** A cell is left after its text was changed by hand; `text` is what it was before. */
  onTyped: (before: SheetText) => void
  /** Cells are filled or emptied at once. */
  onFill: (texts: readonly SheetText[]) => void
  /** A block of a spreadsheet is pasted; `outside` of its cells found no place. */
  onPaste: (texts: readonly SheetText[], outside: number) => void
}

/**
 * Makes a table of inputs with `data-row` and `data-column` (`SheetCell`) behave as a spreadsheet. Arrows up and down and
 * Enter move always, arrows to the side where the text ends or is selected as a whole; F2 puts the caret into the text,
 * Escape takes back what was typed. Shift with arrows, with a click, or a drag selects cells: `Ctrl+D` fills them down,
 * Delete empties them, copying and pasting take blocks. Tab is the browser's own.
 */
export function useSheet({ rows, columns, ...on }: SheetOptions) {
  const table = useRef<HTMLTableElement>(null)
  const textAtFocus = useRef('')
  const [range, setRange] = useState<SheetRange | null>(null)
  const size = { rows, columns }
  const cellAt = ({ row, column }: SheetPlace) =>
    table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${row}"][data-column="${column}"]`,
    ) ?? null
  const textAt = (place: SheetPlace) => cellAt(place)?.value ?? ''
  const rangeFrom = (from: SheetPlace): SheetRange => range ?? { from, to: from }
  function extend(from: SheetPlace, to: SheetPlace) {
    setRange(from.row === to.row && from.column === to.column ? null : { from, to })
    cellAt(to)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function commit(cell: HTMLInputElement, place: SheetPlace) {
    if (cell.value !== textAtFocus.current) on.onTyped({ ...place, text: textAtFocus.current })
    textAtFocus.current = cell.value
  }
  function fill(cell: HTMLInputElement, texts: readonly SheetText[]) {
    if (texts.length === 0) return
    const place = placeOf(cell)
    if (place) commit(cell, place)
    on.onFill(texts)
    textAtFocus.current = texts.find((text) => isAt(text, place))?.text ?? textAtFocus.current
  }
  /** Returns false where the key is not one of a sheet. */
  function press(event: KeyboardEvent, cell: HTMLInputElement, place: SheetPlace): boolean {
    const selected = rangeFrom(place)
    if (isCommandKey(event, 'd')) {
      fill(cell, filledDown(selected, textAt))
      return true
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && range) {
      fill(
        cell,
        placesOf(range).map((one) => ({ ...one, text: '' })),
      )
      return true
    }
    if (event.key === 'F2') {
      cell.setSelectionRange(cell.value.length, cell.value.length)
      return true
    }
    const step = keyStep(event, cell, range !== null)
    if (!step) return false
    const [down, right] = step.move
    const far = step.toEdge ? Math.max(rows, columns) : 1
    const move = [down * far, right * far] as const
    if (step.extends) extend(selected.from, movedPlace(selected.to, move, size))
    else cellAt(movedPlace(place, move, size))?.focus()
    return true
  }
  return {
    /** The selected cells; null for the one with the focus. */
    range,
    table: {
      ref: table,
      onFocus({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement)) return
        setRange(null)
        textAtFocus.current = target.value
        target.select()
      },
      onBlur({ target }: FocusEvent) {
        const place = placeOf(target)
        if (place && target instanceof HTMLInputElement) commit(target, place)
      },
      onInput: () => setRange(null),
      onKeyDown(event: KeyboardEvent) {
        const { target: cell } = event
        const place = placeOf(cell)
        if (!place || !(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          if (!range && cell.value === textAtFocus.current) return
          event.stopPropagation()
          if (range) setRange(null)
          else on.onRevert({ ...place, text: textAtFocus.current })
        } else if (press(event, cell, place)) event.preventDefault()
      },
      onPaste(event: ClipboardEvent) {
        const { target: cell } = event
        const place = placeOf(cell)
        const text = event.clipboardData.getData('text/plain')
        // A single cell in a single cell is text, as the browser pastes it.
        if (!place || !(cell instanceof HTMLInputElement) || (!range && !isBlock(text))) return
        event.preventDefault()
        const { texts, outside } = pastedTexts(rangeFrom(place), readBlock(text), size)
        commit(cell, place)
        on.onPaste(texts, outside)
        textAtFocus.current = texts.find((one) => isAt(one, place))?.text ?? textAtFocus.current
      },
      onCopy(event: ClipboardEvent) {
        if (!range) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copiedText(range, textAt))
      },
      onPointerDown(event: PointerEvent) {
        const from = placeOf(document.activeElement)
        const to = placeOf(event.target)
        if (event.shiftKey && from && to && table.current?.contains(document.activeElement)) {
          // The focus stays where the selection begins.
          event.preventDefault()
          extend(from, to)
        } else if (!event.shiftKey) setRange(null)
      },
      onPointerOver(event: PointerEvent) {
        const from = placeOf(document.activeElement)
        const to = placeOf(event.target)
        const drags = event.buttons === 1 && event.pointerType === 'mouse'
        if (drags && from && to && (range || !isAt(from, to))) extend(from, to)
      },
    },
  }
}

function isAt({ row, column }: SheetPlace, other: SheetPlace | null): boolean {
  return row === other?.row && column === other.column
}

/** Returns the place of a cell's input; null for anything else. */
function placeOf(target: EventTarget | null): SheetPlace | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { row, column } = target.dataset
  return row === undefined || column === undefined
    ? null
    : { row: Number(row), column: Number(column) }
}
