declare global {
  interface Window {
    /** Calls that the page's HTML started before the bundle came, by path (index.html). */
    __early?: Record<string, Promise<Response>>
  }
}

/**
 * The answer to `path` that the HTML asked for already, once; `undefined` where it did not. A failed
 * early call is forgotten too: the caller then sees its failure like any other.
 */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = globalThis.window?.__early?.[path]
  if (answer) delete window.__early?.[path]
  return answer
}
