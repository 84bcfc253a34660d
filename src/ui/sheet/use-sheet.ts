import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { isAt, placeOf, type Sheet, type SheetEvents } from './sheet-cells'
import { copyBlock, pasteBlock } from './sheet-clipboard'
import { pressKey } from './sheet-keys'
import { dragOver, pressCell } from './sheet-pointer'
import type { SheetPlace, SheetRange, SheetSize } from './sheet-range'

type SheetOptions = SheetSize & SheetEvents

/**
 * Makes a table of inputs with `data-row` and `data-column` (`SheetCell`) behave as a spreadsheet. Arrows up and down and
 * Enter move always, arrows to the side where the text ends or is selected as a whole; F2 puts the caret into the text,
 * Escape takes back what was typed. Shift with arrows, with a click, or a drag selects cells: `Ctrl+D` fills them down,
 * Delete empties them, copying and pasting take blocks. Tab is the browser's own.
 */
export function useSheet({ rows, columns, ...on }: SheetOptions) {
  const table = useRef<HTMLTableElement>(null)
  const [range, setRange] = useState<SheetRange | null>(null)
  const cellAt = (place: SheetPlace) => cellOf(table.current, place)
  const typing = useTyping(on)
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
    ...typing.sheet,
  }
  return {
    /** The selected cells; null for the one with the focus. */
    range,
    table: {
      ref: table,
      onFocus({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement)) return
        setRange(null)
        typing.begin(target)
      },
      onBlur({ target }: FocusEvent) {
        const place = placeOf(target)
        if (place && target instanceof HTMLInputElement) sheet.commit(target, place)
      },
      onInput: () => setRange(null),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, sheet, on),
      onPaste: (event: ClipboardEvent) => pasteBlock(event, sheet, on),
      onCopy: (event: ClipboardEvent) => copyBlock(event, sheet),
      onPointerDown: (event: PointerEvent) => pressCell(event, sheet),
      onPointerOver: (event: PointerEvent) => dragOver(event, sheet),
    },
  }
}

function cellOf(table: HTMLElement | null, { row, column }: SheetPlace): HTMLInputElement | null {
  return table?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null
}

/** What the cell with the focus was before somebody typed. */
function useTyping({ onTyped, onRevert }: SheetEvents) {
  const textAtFocus = useRef('')
  const commit: Sheet['commit'] = (cell, place) => {
    if (cell.value !== textAtFocus.current) onTyped({ ...place, text: textAtFocus.current })
    textAtFocus.current = cell.value
  }
  const write: Sheet['write'] = (cell, place, texts, how) => {
    if (texts.length === 0) return
    commit(cell, place)
    how(texts)
    textAtFocus.current = texts.find((text) => isAt(text, place))?.text ?? textAtFocus.current
  }
  return {
    begin(cell: HTMLInputElement) {
      textAtFocus.current = cell.value
      cell.select()
    },
    sheet: {
      isTouched: (cell: HTMLInputElement) => cell.value !== textAtFocus.current,
      commit,
      write,
      revert: (place: SheetPlace) => onRevert({ ...place, text: textAtFocus.current }),
    },
  }
}
