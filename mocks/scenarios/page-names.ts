import { sessionStore } from '@/lib/storage'
import { splitNames } from './parse'

const key = 'mock.scenario'

/** Remembers the scenarios of this tab over reloads. */
export function keepNames(names: readonly string[]): void {
  if (names.length > 0) sessionStore.write(key, names.join(','))
  else sessionStore.remove(key)
}

/**
 * The scenarios that a page opens with: `?scenario=a,b` of its address, else those of the tab.
 * `fresh` tells that the address asked for them. `?scenario=` turns all of them off.
 */
export function namesOfPage(search: string): { names: readonly string[]; fresh: boolean } {
  const asked = new URLSearchParams(search).get('scenario')
  if (asked === null) return { names: splitNames(sessionStore.read(key) ?? ''), fresh: false }
  return { names: splitNames(asked), fresh: true }
}
