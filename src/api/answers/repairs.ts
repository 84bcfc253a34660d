import type { Repair } from './shape.ts'

type Listener = (repair: Repair) => void

const listeners = new Set<Listener>()
const known = new Map<string, Repair>()

/**
 * Calls `listener` with every repair, once for each field of an operation, and with those that are known already.
 * Without a listener nobody collects them: shoppers pay nothing for it.
 */
export function onRepair(listener: Listener): void {
  listeners.add(listener)
  known.forEach((repair) => listener(repair))
}

/** Takes a repair that an answer needed; `undefined` while nobody listens. */
export function repairReporter(): Listener | undefined {
  if (listeners.size === 0) return undefined
  return (repair) => {
    // One entry of a list speaks for all of them.
    const key = `${repair.operation} ${repair.did} ${repair.at.replace(/\/\d+(?=\/|$)/g, '/*')}`
    if (known.has(key)) return
    known.set(key, repair)
    listeners.forEach((listener) => listener(repair))
  }
}
