/** Space for the sticky bar above, in px. */
const barHeight = 56

/**
 * Scrolls a part of a preview into view in the pane around the preview's frame. Does nothing when only the page
 * scrolls.
 */
export function showInPane(part: HTMLElement): void {
  const frame = part.ownerDocument.defaultView?.frameElement
  const pane = frame && scrollParent(frame)
  if (!frame || !pane) return
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.clientWidth
  const top = box.top - pane.getBoundingClientRect().top + part.getBoundingClientRect().top * scale
  pane.scrollTo({ top: pane.scrollTop + top - barHeight })
}

/** Returns the nearest scrolling ancestor, the page excepted. */
function scrollParent(inner: Element): Element | null {
  for (let box = inner.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY === 'auto') return box
  return null
}
