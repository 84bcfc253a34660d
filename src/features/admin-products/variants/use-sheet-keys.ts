import type { FocusEvent, KeyboardEvent } from 'react'
import { useRef } from 'react'

type Step = readonly [down: number, right: number]

/**
 * Moves between the cells of a table as in a spreadsheet: arrows up and down and Enter always, arrows to the side where
 * the text ends or is selected as a whole, Escape takes back what was typed. Tab is the browser's own. Cells are inputs
 * with `data-row` and `data-column`; `onRevert` writes a text into one.
 */
export function useSheetKeys(onRevert: (cell: HTMLInputElement, text: string) => void) {
  const textAtFocus = useRef('')
  return {
    onFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLInputElement)) return
      textAtFocus.current = target.value
      target.select()
    },
    onKeyDown(event: KeyboardEvent) {
      const cell = event.target
      if (!(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
      if (event.key === 'Escape') {
        if (cell.value === textAtFocus.current) return
        event.stopPropagation()
        onRevert(cell, textAtFocus.current)
        return
      }
      const step = stepOf(event, cell)
      if (!step) return
      // Enter would send the form.
      event.preventDefault()
      neighbour(cell, step)?.focus()
    },
  }
}

function stepOf(event: KeyboardEvent, cell: HTMLInputElement): Step | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0]
  if (event.shiftKey) return null
  const { selectionStart: start, selectionEnd: end, value } = cell
  const whole = start === 0 && end === value.length
  const caret = start === end ? start : null
  if (event.key === 'ArrowDown') return [1, 0]
  if (event.key === 'ArrowUp') return [-1, 0]
  if (event.key === 'ArrowLeft' && (whole || caret === 0)) return [0, -1]
  if (event.key === 'ArrowRight' && (whole || caret === value.length)) return [0, 1]
  return null
}

function neighbour(cell: HTMLInputElement, [down, right]: Step): HTMLElement | null {
  const row = Number(cell.dataset.row) + down
  const column = Number(cell.dataset.column) + right
  const table = cell.closest('table')
  return table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null
}
