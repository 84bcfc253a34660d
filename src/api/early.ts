declare global {
  interface Window {
    /** Calls by path that index.html started before the bundle was loaded. */
    __early?: Record<string, Promise<Response>>
  }
}

/** Forgets the calls of index.html that no query has taken: the shop has another language now. */
export function dropEarlyAnswers(): void {
  if (globalThis.window?.__early) window.__early = {}
}

/**
 * Returns the answer to a call that index.html has already started; `undefined` where it did not, and from the
 * second time on. Rejects like any other call, and when `signal` aborts.
 */
export function takeEarlyAnswer(path: string, signal: AbortSignal): Promise<Response> | undefined {
  const answer = globalThis.window?.__early?.[path]
  if (!answer) return undefined
  delete window.__early?.[path]
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), {
      once: true,
    })
  })
  return Promise.race([answer, aborted])
}
