import { useEffect, useRef } from 'react'

/** From the list to an editor and back the path stays, so the router leaves the focus alone: the heading gets it. */
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
