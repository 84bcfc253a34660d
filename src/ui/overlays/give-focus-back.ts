import type { RefObject } from 'react'

type Element = RefObject<HTMLElement | null>

/**
 * Where the focus goes when `popup` closes: back to its `opener`. A focus that has moved on, to the heading of
 * another screen or to what was clicked, stays there (`false`).
 */
export function giveFocusBack(popup: Element, opener: Element): HTMLElement | null | false {
  const { activeElement, body } = document
  const isLost = activeElement === body || popup.current?.contains(activeElement)
  return isLost ? opener.current : false
}
