type Rendered = { fromLocation?: unknown; pathChanged: boolean }

/**
 * Takes the focus from the screen that is about to go. Removed with the focus in it, it would have its style worked out once
 * more, with all the rules that the next screen has brought.
 */
export function leaveScreen({ fromLocation, pathChanged }: Rendered): void {
  const { activeElement } = document
  if (fromLocation && pathChanged && activeElement instanceof HTMLElement)
    if (activeElement.closest('main')) activeElement.blur()
}

/**
 * Focuses the heading of a new screen, so that screen readers read it. While the heading loads, `main` has the focus.
 * A change of page, sort or variant on the same screen leaves the focus alone.
 */
export function focusScreen({ fromLocation, pathChanged }: Rendered): void {
  const main = document.querySelector('main')
  if (!fromLocation || !pathChanged || !main) return
  if (!focusHeading(main)) {
    focus(main)
    const observer = new MutationObserver(() => {
      // Do not take the focus from a control that the shopper has focused meanwhile.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
  }
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1')
  if (heading) focus(heading)
  return heading !== null
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1
  // The router restores the scroll position.
  target.focus({ preventScroll: true })
}
