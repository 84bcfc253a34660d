import { type KeyboardEvent, useRef } from 'react'
import { isCommandKey } from '@/lib/command-key'

type UndoKeyOptions = {
  /** Takes back the last step; false where there is none. */
  undo: () => boolean
  /** How many steps there have been, those that were taken back included. */
  steps: () => number
}

/**
 * Ctrl+Z, or ⌘Z, calls `undo`. Where something was typed since the focus came and since the last step, the key is the
 * browser's: it takes back letters. Returns handlers for the element around the cells.
 */
export function useUndoKey({ undo, steps }: UndoKeyOptions) {
  /** As many steps there were when something was typed. */
  const typedAfter = useRef<number | null>(null)
  return {
    onFocus() {
      typedAfter.current = null
    },
    onInput() {
      typedAfter.current = steps()
    },
    onKeyDown(event: KeyboardEvent) {
      const isForLetters = typedAfter.current === steps()
      if (isCommandKey(event, 'z') && !isForLetters && undo()) event.preventDefault()
    },
  }
}
