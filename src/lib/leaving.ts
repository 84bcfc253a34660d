/**
 * The events of a page that is left, in the order in which they arrive. `beforeunload` arrives first, and the
 * browser waits for the listeners of this event. So even slow work can finish in such a listener.
 */
const leaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/**
 * Calls `listener` whenever the page is left, hidden or about to close. Returns a function that removes the
 * listener.
 * @param first True if the listener must be called before the listeners without this option, because
 * these listeners depend on its work.
 */
export function onLeavingPage(listener: () => void, { first = false } = {}): () => void {
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
