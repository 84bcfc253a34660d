import { timeOf } from '../scenarios/parse'
import type { ScenarioSource } from '../scenarios/run'

const Machine = Date

/** Returns the machine's own time, even while a scenario moves the page's `Date`. */
export const machineNow = () => new Machine()

/**
 * Makes the page's `Date` follow the clock of the scenario, so that the shop and the mock world agree on the
 * time. Without `clock:…` the page keeps the browser's own `Date`.
 */
export function movePageClock(scenario: Pick<ScenarioSource, 'current' | 'subscribe'>): void {
  const now = () => timeOf(scenario.current().scenario, machineNow()).getTime()
  const moved = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  function follow(): void {
    const { clock, ahead } = scenario.current().scenario
    globalThis.Date = clock || ahead !== 0 ? moved : Machine
  }
  follow()
  scenario.subscribe(follow)
}
