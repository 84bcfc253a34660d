declare global {
  interface Window {
    /** Calls that the page's HTML started before the bundle came, by path (index.html). */
    __early?: Record<string, Promise<Response>>
  }
}

/**
 * The answer to `path` that the HTML asked for already, once; `undefined` where it did not. It fails
 * like any other call, and rejects when `signal` ends.
 */
export function takeEarlyAnswer(path: string, signal: AbortSignal): Promise<Response> | undefined {
  const answer = globalThis.window?.__early?.[path]
  if (!answer) return undefined
  delete window.__early?.[path]
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), {
      once: true,
    })
  })
  return Promise.race([answer, ended])
}
