/** What a page hears before it goes or may go: asked whether it may close, a slow one still has time. */
const leavings = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/**
 * Calls `keep` whenever the page is left, hidden or about to be closed; answers how to stop that.
 * @param first ahead of those who are not: what hands something on to them
 */
export function whenLeaving(keep: () => void, { first = false } = {}): () => void {
  for (const leaving of leavings) window.addEventListener(leaving, keep, first)
  return () => {
    for (const leaving of leavings) window.removeEventListener(leaving, keep, first)
  }
}
