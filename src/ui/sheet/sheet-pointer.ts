import type { PointerEvent } from 'react'
import { isAt, placeOf, type Sheet } from './sheet-cells'

/** Selects with Shift and a press from the cell with the focus, which keeps it; another press selects nothing. */
export function pressCell(event: PointerEvent, { select, extend }: Sheet): void {
  const from = placeOf(document.activeElement)
  const to = placeOf(event.target)
  const isInside = event.currentTarget.contains(document.activeElement)
  if (event.shiftKey && from && to && isInside) {
    event.preventDefault()
    extend(from, to)
  } else if (!event.shiftKey) select(null)
}

/** Selects the cells over which the mouse is dragged. */
export function dragOver(event: PointerEvent, { range, extend }: Sheet): void {
  const from = placeOf(document.activeElement)
  const to = placeOf(event.target)
  const drags = event.buttons === 1 && event.pointerType === 'mouse'
  if (drags && from && to && (range || !isAt(from, to))) extend(from, to)
}
