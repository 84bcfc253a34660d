import type { LogEntry } from '../pipeline/log'
import type { MockWorld } from '../pipeline/open-world'
import { splitNames } from '../scenarios/parse'

type TestDoor = {
  read(table: string): unknown
  reset(): void
  setScenario(names: string): void
  log(): readonly LogEntry[]
}

declare global {
  interface Window {
    __mockWorld?: TestDoor
  }
}

export function openTestDoor({ db, scenario, log }: MockWorld, reset: () => void): void {
  window.__mockWorld = {
    read: (table) => Reflect.get(db.tables, table),
    reset,
    setScenario: (names) => scenario.set(splitNames(names)),
    log: log.entries,
  }
}
