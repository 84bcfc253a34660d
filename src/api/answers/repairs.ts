import type { Repair } from './shape.ts'

let all: readonly Repair[] = []
const known = new Set<string>()
const listeners = new Set<() => void>()

/**
 * What answers needed to be read, once for each field of an operation. Collected while somebody listens, which in a
 * build for shoppers nobody does.
 */
export const repairs = {
  entries: (): readonly Repair[] => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Takes a repair that an answer needed; `undefined` while nobody listens. */
export function repairReporter(): ((repair: Repair) => void) | undefined {
  if (listeners.size === 0) return undefined
  return (repair) => {
    // One entry of a list speaks for all of them.
    const key = `${repair.operation} ${repair.did} ${repair.at.replace(/\/\d+(?=\/|$)/g, '/*')}`
    if (known.has(key)) return
    known.add(key)
    all = [...all, repair]
    listeners.forEach((listener) => listener())
  }
}
