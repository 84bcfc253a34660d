import type { KeyboardEvent } from 'react'
import { isCommandKey } from '@/lib/command-key'
import { keyStep } from './key-step'
import { placeOf, type Sheet, type SheetEvents, selectedFrom } from './sheet-cells'
import { filledDown, movedPlace, placesOf, type SheetPlace } from './sheet-range'

type Key = { event: KeyboardEvent; cell: HTMLInputElement; place: SheetPlace }

/** Does what a key means in a sheet. */
export function pressKey(event: KeyboardEvent, sheet: Sheet, on: SheetEvents): void {
  const { target: cell } = event
  const place = placeOf(cell)
  if (!place || !(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  if (event.key === 'Escape') leave({ event, cell, place }, sheet)
  else if (change({ event, cell, place }, sheet, on) || move({ event, cell, place }, sheet))
    event.preventDefault()
}

/** Escape: the selection first, then what was typed, then it is the page's. */
function leave({ event, cell, place }: Key, sheet: Sheet): void {
  if (!sheet.range && !sheet.isTouched(cell)) return
  event.stopPropagation()
  if (sheet.range) sheet.select(null)
  else sheet.revert(place)
}

/** Returns false where the key changes nothing. */
function change({ event, cell, place }: Key, sheet: Sheet, { onFill }: SheetEvents): boolean {
  if (isCommandKey(event, 'd')) {
    sheet.write(cell, place, filledDown(selectedFrom(sheet, place), sheet.textAt), onFill)
    return true
  }
  if ((event.key === 'Delete' || event.key === 'Backspace') && sheet.range) {
    const emptied = placesOf(sheet.range).map((one) => ({ ...one, text: '' }))
    sheet.write(cell, place, emptied, onFill)
    return true
  }
  return false
}

/** Returns false where the key moves nothing. */
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
    sheet.extend(from, movedPlace(to, by, sheet.size))
  } else sheet.cellAt(movedPlace(place, by, sheet.size))?.focus()
  return true
}
