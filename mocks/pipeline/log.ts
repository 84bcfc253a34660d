import type { OperationId } from '../contract/operations.gen'

export type CallDetails = {
  page: string
  headers: Readonly<Record<string, string>>
  withToken: boolean
  sent: string | null
  answered: string | null
}

export type LogEntry = {
  id: number
  at: string
  method: string
  path: string
  /** Null for a call that is not in the contract. */
  operation: OperationId | null
  status: number | 'network-error'
  ms: number
  scenario: readonly string[]
  /** Whose answer it is. */
  by: 'world' | 'host'
  /** Where the answer broke the contract. */
  problems: readonly string[]
  /** Only where somebody looks at them: in the browser. */
  details?: CallDetails
}

export type RequestLog = {
  entries(): readonly LogEntry[]
  add(entry: Omit<LogEntry, 'id'>): void
  clear(): void
  subscribe(listener: () => void): () => void
}

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
