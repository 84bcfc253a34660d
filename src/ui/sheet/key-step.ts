import type { KeyboardEvent } from 'react'

/** Where a key leads from a cell. */
type KeyStep = {
  move: readonly [down: number, right: number]
  /** It selects the cells on its way. */
  extends: boolean
  /** It goes to the last cell in its direction. */
  toEdge: boolean
}

const arrows: Readonly<Record<string, KeyStep['move']>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns where a key leads from a cell, or null where it is the text's own: arrows to the side move within the text until
 * its end, unless it is selected as a whole or cells are selected already.
 */
export function keyStep(
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
  // With Ctrl it goes by words.
  if (toEdge) return null
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const caret = selectionStart === selectionEnd ? selectionStart : null
  const isAtEdge = caret === (key === 'ArrowLeft' ? 0 : value.length)
  const leaves = hasRange || isWhole || (isAtEdge && !shiftKey)
  return leaves ? { move, extends: shiftKey, toEdge: false } : null
}
