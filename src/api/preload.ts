declare global {
  interface Window {
    /** Calls by path that index.html started before the bundle was loaded. */
    __preloaded?: Record<string, Promise<Response>>
  }
}

/** Forgets the calls of index.html that no query has taken: the shop has another language now. */
export function dropPreloaded(): void {
  if (globalThis.window?.__preloaded) window.__preloaded = {}
}

/**
 * Returns the answer to a call that index.html has already started; `undefined` where it did not, and from
 * the second time on. Rejects like any other call, and when `signal` aborts.
 */
export function takePreloaded(path: string, signal: AbortSignal): Promise<Response> | undefined {
  const answer = globalThis.window?.__preloaded?.[path]
  if (!answer) return undefined
  delete window.__preloaded?.[path]
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), {
      once: true,
    })
  })
  return Promise.race([answer, aborted])
}

/** The header of an answer from the service worker's memory: when the API gave it, in ms since 1970. */
export const seenAtHeader = 'x-seen'

/** Such answers as they are in the query cache, with what the header says. */
export const seenAt = new WeakMap<object, string>()
