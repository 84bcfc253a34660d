import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { isCommandKey } from '@/lib/command-key'

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
      if (isCommandKey(event, 'z') && !hasTyped.current && undo()) event.preventDefault()
    },
  }
}
