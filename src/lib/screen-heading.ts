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

/** Focuses the heading of a new screen, for screen readers. While the heading loads, `main` has the focus. */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (!main || focusIn(main)) return
  focus(main)
  const observer = new MutationObserver(() => {
    // Do not take the focus from a control that the shopper has focused meanwhile.
    if (document.activeElement !== main || focusIn(main)) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
}

function focusIn(main: HTMLElement): boolean {
  const heading = screenHeading(main)
  if (heading) focus(heading)
  return heading !== null
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1
  // The router restores the scroll position.
  target.focus({ preventScroll: true })
}
