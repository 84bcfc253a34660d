import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the caret stood in a text box that left the page with the focus; null where there was none. */
let caret: number | null = null

/** Keeps the focus while the street's text box is replaced by the one with suggestions: both call this, whoever types goes on typing. */
export function useKeptFocus(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(function passOn() {
    const input = box.current
    if (input && caret !== null) {
      input.focus()
      input.setSelectionRange(caret, caret)
    }
    caret = null
    return () => {
      caret = input && input === document.activeElement ? input.selectionStart : null
      // What replaces it is there by now: another page must not take the focus.
      queueMicrotask(() => (caret = null))
    }
  }, [])
  return box
}
