/** Room above it for the bar that stays, in px. */
const above = 56

/**
 * Brings a part of a preview into sight in the pane around the preview's frame, where that scrolls; the page itself
 * stays where it is.
 */
export function showInPane(part: HTMLElement): void {
  const frame = part.ownerDocument.defaultView?.frameElement
  const pane = frame && scrolling(frame)
  if (!frame || !pane) return
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.clientWidth
  const top = box.top - pane.getBoundingClientRect().top + part.getBoundingClientRect().top * scale
  pane.scrollTo({ top: pane.scrollTop + top - above })
}

/** The nearest element around it that scrolls by itself. */
function scrolling(inner: Element): Element | null {
  for (let box = inner.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY === 'auto') return box
  return null
}
