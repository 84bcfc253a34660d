import type { ClipboardEvent } from 'react'
import { isBlock, readBlock } from '@/lib/pasted-block'
import { placeOf, type Sheet, type SheetEvents, selectedFrom } from './sheet-cells'
import { copiedText, pastedTexts } from './sheet-range'

/** Pastes a block of a spreadsheet from the selected cell on. A single cell is text, as the browser pastes it. */
export function pasteBlock(event: ClipboardEvent, sheet: Sheet, { onPaste }: SheetEvents): void {
  const { target: cell } = event
  const place = placeOf(cell)
  const text = event.clipboardData.getData('text/plain')
  if (!place || !(cell instanceof HTMLInputElement) || (!sheet.range && !isBlock(text))) return
  event.preventDefault()
  const block = readBlock(text)
  const { texts, outside } = pastedTexts(selectedFrom(sheet, place), block, sheet.size)
  sheet.write(cell, place, texts, (all) => onPaste(all, outside))
}

/** Copies the selected cells as a block of a spreadsheet. */
export function copyBlock(event: ClipboardEvent, { range, textAt }: Sheet): void {
  if (!range) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', copiedText(range, textAt))
}
