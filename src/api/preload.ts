declare global {
  interface Window {
    /** The calls that index.html started before the bundle was loaded, by path. */
    __preloaded?: Record<string, Promise<Response>>
  }
}

/**
 * Drops the calls of index.html that no query has used yet. Call this function after a change of the shop's
 * language, because the responses are in the previous language.
 */
export function dropPreloaded(): void {
  if (globalThis.window?.__preloaded) window.__preloaded = {}
}

/**
 * Returns the response to a call that index.html has started. Returns `undefined` if there is no such call,
 * or its response was taken earlier. Rejects if the call fails or `signal` aborts.
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

/**
 * The header of a response from the service worker's cache. The value is the time of the original answer, in
 * ms since 1970.
 */
export const answeredAtHeader = 'x-seen'

/** The value of the header `x-seen`, by the response object in the query cache. */
export const storedAnswerTimes = new WeakMap<object, string>()
