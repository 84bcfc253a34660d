import { useLayoutEffect, useRef } from 'react'
import { screenHeading } from '@/lib/screen-heading'

/** Gives the focus to the screen's heading when another step takes the control away that had it. */
export function useKeptFocus(step: string): void {
  const last = useRef(step)
  useLayoutEffect(
    function keepFocus() {
      if (last.current === step) return
      last.current = step
      if (document.activeElement === document.body) screenHeading()?.focus()
    },
    [step],
  )
}
