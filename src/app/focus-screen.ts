type Rendered = { fromLocation?: unknown; pathChanged: boolean }

/**
 * On another screen the focus goes to its heading, which screen readers then read; to `main` where the
 * heading is still on its way. Another place on the same screen (page, sort, variant) keeps the focus.
 */
export function focusScreen({ fromLocation, pathChanged }: Rendered): void {
  const main = document.querySelector('main')
  if (!fromLocation || !pathChanged || !main) return
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  // Where the page is scrolled to is the router's matter.
  target.focus({ preventScroll: true })
}
