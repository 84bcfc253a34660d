/**
 * The events of a page that is left, in the order in which they arrive. `beforeunload` comes before the
 * others, because the browser waits for its listeners. So even slow work can finish there.
 */
const leaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/**
 * Calls `listener` whenever the page is left, hidden or about to close. Returns a function that removes the
 * listener.
 * @param first True if the listener must be called before the listeners without this option, because their
 * work depends on it.
 */
export function whenLeaving(listener: () => void, { first = false } = {}): () => void {
  for (const event of leaveEvents) window.addEventListener(event, listener, first)
  return () => {
    for (const event of leaveEvents) window.removeEventListener(event, listener, first)
  }
}

let leaving: Promise<unknown> | undefined

/**
 * Starts to watch whether the page is being left. Without this call, `untilNotLeaving` always resolves at
 * once.
 */
export function watchLeaving(): void {
  window.addEventListener('pagehide', function leave() {
    leaving = new Promise((resolve) => {
      window.addEventListener('pageshow', resolve, { once: true })
    })
  })
}

/**
 * Resolves at once on a normal page. While the browser is leaving the page, it resolves only if the shopper
 * comes back.
 */
export async function untilNotLeaving(): Promise<void> {
  await leaving
}
