import { useEffect, useRef } from 'react'

/** Focuses the heading between list and editor: their path is the same, so the router does not move the focus. */
export function useFocusOnChange(edit: number | 'new' | undefined): void {
  const before = useRef(edit)
  useEffect(
    function startAtTheTop() {
      if (before.current === edit) return
      before.current = edit
      document.querySelector('h1')?.focus()
    },
    [edit],
  )
}
