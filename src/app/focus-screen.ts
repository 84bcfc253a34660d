type Rendered = { fromLocation?: unknown; pathChanged: boolean }

/**
 * On another screen the focus goes to its heading, which screen readers then read; to `main` where the
 * heading is still on its way, and on to the heading when it comes. Another place on the same screen (page, sort, variant) keeps the focus.
 */
export function focusScreen({ fromLocation, pathChanged }: Rendered): void {
  const main = document.querySelector('main')
  if (!fromLocation || !pathChanged || !main) return
  if (!focusHeading(main)) {
    focus(main)
    const observer = new MutationObserver(() => {
      // Who has moved on meanwhile is not called back.
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
  // Where the page is scrolled to is the router's matter.
  target.focus({ preventScroll: true })
}
