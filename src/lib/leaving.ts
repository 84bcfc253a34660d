/** `beforeunload` comes first: while it runs, slow work can still finish. */
const leaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/**
 * Calls `listener` whenever the page is left, hidden or about to close. Returns a function that removes it.
 * @param first calls it before listeners without this option, for work on which those listeners depend
 */
export function whenLeaving(listener: () => void, { first = false } = {}): () => void {
  for (const event of leaveEvents) window.addEventListener(event, listener, first)
  return () => {
    for (const event of leaveEvents) window.removeEventListener(event, listener, first)
  }
}

let leaving: Promise<unknown> | undefined

/** Starts to follow whether the page is being left, for `whileHere`. */
export function watchLeaving(): void {
  window.addEventListener('pagehide', function leave() {
    leaving = new Promise((resolve) => {
      window.addEventListener('pageshow', resolve, { once: true })
    })
  })
}

/** Resolves at once. While the page is being left, it resolves only when the page comes back. */
export async function whileHere(): Promise<void> {
  await leaving
}
