import type { LogEntry } from '../pipeline/log'
import type { MockWorld } from '../pipeline/open-world'
import { splitNames } from '../scenarios/parse'

/** The way of tests into the world of a page. */
type TestDoor = {
  /** Rows of a table by its name. */
  read(table: string): unknown
  /** Back to the seed; load the page anew to show it. */
  reset(): void
  /** `a,b`. Throws for an unknown name. */
  setScenario(names: string): void
  log(): readonly LogEntry[]
}

declare global {
  interface Window {
    __mockWorld?: TestDoor
  }
}

/** Opens `window.__mockWorld`. */
export function openTestDoor({ db, scenario, log }: MockWorld, reset: () => void): void {
  window.__mockWorld = {
    read: (table) => Reflect.get(db.tables, table),
    reset,
    setScenario: (names) => scenario.set(splitNames(names)),
    log: log.entries,
  }
}
