import type { MouseEvent } from 'react'

/** Whether a click on a link is for this page: with one of these keys it opens another tab or window, or saves. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
