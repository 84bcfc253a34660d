/** The URL parameter of a story that a docs page shows in a frame. */
export const framedParam = 'framed'

const isFramed = new URLSearchParams(window.location.search).has(framedParam)

/**
 * Keeps the focus and the scrolling of a framed story inside its frame. Otherwise a story that sets the focus
 * would scroll the docs page.
 */
function stayInFrame(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function scrollInFrame() {
    window.scrollTo({ top: this.getBoundingClientRect().top + window.scrollY })
  }
}

if (isFramed) stayInFrame()

/** Tells the docs page that the play function of the story in this frame has ended. */
export function reportPlayed(): void {
  if (isFramed) window.parent.postMessage(framedParam, window.location.origin)
}
