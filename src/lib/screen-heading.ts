import { useLayoutEffect, useRef } from 'react'

/** Returns the screen's heading, ready to take the focus. */
export function screenHeading(of: ParentNode = document): HTMLElement | null {
  const heading = of.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

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

/** Shows the beginning of the page: for another page of a list. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}

/** Moves the focus to the screen's heading, before what has it goes. */
export function focusHeading(): void {
  screenHeading()?.focus({ preventScroll: true })
}
