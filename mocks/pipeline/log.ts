import type { OperationId } from '../contract/operations.gen'

/** What the QA panel shows of a call besides its line in the list. */
export type CallDetails = {
  /** The path of the page that called. */
  page: string
  /** Headers of the request, without the token. */
  headers: Readonly<Record<string, string>>
  /** True when the request carried a token. */
  withToken: boolean
  /** The body of the request; null for none and for a form with files. */
  sent: string | null
  /** The body of the answer; null for none. */
  answered: string | null
}

/** One call in the list of the QA panel. */
export type LogEntry = {
  id: number
  /** ISO 8601. */
  at: string
  method: string
  /** Path and query. */
  path: string
  /** Null for a call that is not in the contract. */
  operation: OperationId | null
  status: number | 'network-error'
  /** The duration, delays included. */
  ms: number
  /** Names of the scenarios that were on. */
  scenario: readonly string[]
  /** Where the mock world broke the contract. */
  problems: readonly string[]
  /** Only where somebody looks at them: in the browser. */
  details?: CallDetails
}

/** The last calls, newest last. */
export type RequestLog = {
  entries(): readonly LogEntry[]
  add(entry: Omit<LogEntry, 'id'>): void
  clear(): void
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a log of the last `size` calls. */
export function createLog(size = 200): RequestLog {
  let entries: readonly LogEntry[] = []
  let next = 1
  const listeners = new Set<() => void>()
  const set = (changed: readonly LogEntry[]) => {
    entries = changed
    for (const listener of listeners) listener()
  }
  return {
    entries: () => entries,
    add(entry) {
      set([...entries.slice(1 - size), { id: next, ...entry }])
      next += 1
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
