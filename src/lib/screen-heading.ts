import { useLayoutEffect, useRef } from 'react'

/** Returns the `h1` of the screen, or null. The heading can then be focused. */
export function screenHeading(of: ParentNode = document): HTMLElement | null {
  const heading = of.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** Moves the focus to the heading of the screen if a new step has removed the focused control. */
export function useFocusAfterStep(step: string): void {
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

export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}

/**
 * Moves the focus to the heading of the screen. Call it before the focused element is removed, so that screen
 * readers do not lose their place.
 */
export function focusHeading(): void {
  screenHeading()?.focus({ preventScroll: true })
}

/**
 * Focuses the heading of a new screen, so that screen readers announce it. Until the heading has loaded,
 * `main` has the focus.
 */
export function focusNewScreen(): void {
  const main = document.querySelector('main')
  if (!main || focusIn(main)) return
  focus(main)
  const observer = new MutationObserver(() => {
    // If the shopper has focused another control meanwhile, that control keeps the focus.
    if (document.activeElement !== main || focusIn(main)) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
}

/** Focuses the first link on the screen that leads to this path. Returns false if there is no such link. */
export function focusLinkTo(path: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  const link = [...links].find((found) => found.pathname === path && found.checkVisibility())
  // The router already restores the scroll position, so focusing must not scroll.
  link?.focus({ preventScroll: true })
  return link !== undefined
}

function focusIn(main: HTMLElement): boolean {
  const heading = screenHeading(main)
  if (heading) focus(heading)
  return heading !== null
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1
  // The router already restores the scroll position, so focusing must not scroll.
  target.focus({ preventScroll: true })
}
