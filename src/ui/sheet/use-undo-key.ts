import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'

/**
 * Ctrl+Z, or ⌘Z, calls `undo`, which answers whether there was anything. Where something was typed since the focus came,
 * the key is the browser's: it takes back letters. Returns handlers for the element around the cells.
 */
export function useUndoKey(undo: () => boolean) {
  const hasTyped = useRef(false)
  return {
    onFocus() {
      hasTyped.current = false
    },
    onInput() {
      hasTyped.current = true
    },
    onPaste({ defaultPrevented }: ClipboardEvent) {
      // A block went into many cells.
      if (defaultPrevented) hasTyped.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      // Enter fills, or goes to another cell.
      if (event.key === 'Enter') hasTyped.current = false
      if (isUndoKey(event) && !hasTyped.current && undo()) event.preventDefault()
    },
  }
}

function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'z'
}
