import { allScenarioNames } from './catalogue'
import { parseFault } from './fault'
import {
  isDrift,
  isOperation,
  type Login,
  type ScenarioName,
  type WorldSwitch,
  worldSwitches,
} from './names'
import { similarNames } from './similar-names'
import { plainScenario, type Scenario, slowMs } from './scenario'

/** Splits `a,b` into names, without blank ones. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

const isLogin = (text: string): text is Login => ['shopper', 'staff', 'visitor'].includes(text)
const isSwitch = (text: string): text is WorldSwitch => Object.hasOwn(worldSwitches, text)

/** Parses `seed`, or `seed:operation` for one whose answers break the contract. */
function fuzzOf(value: string): Partial<Scenario> | null {
  const { seed, broken } = /^(?<seed>\d+)(?::(?<broken>\w+))?$/.exec(value)?.groups ?? {}
  if (!seed) return null
  if (!broken) return { fuzz: { seed: Number(seed), broken: null } }
  return broken === 'some' || isOperation(broken) ? { fuzz: { seed: Number(seed), broken } } : null
}

/** Returns what a name with a value changes, or null when name or value is unknown. */
function withValue(name: string): Partial<Scenario> | null {
  const [, key, value = ''] = /^(\w+):(.+)$/.exec(name) ?? []
  if (key === 'latency' && /^\d+$/.test(value)) return { latency: Number(value) }
  if (key === 'clock' && !Number.isNaN(Date.parse(value))) return { clock: new Date(value) }
  if (key === 'login' && isLogin(value)) return { login: value }
  if (key === 'fuzz') return fuzzOf(value)
  return null
}

/** Returns what a name changes in a scenario, or null when it is unknown. */
function changeOf(name: string, before: Scenario): Partial<Scenario> | null {
  if (name === 'slow') return { latency: slowMs }
  if (name === 'offline') return { offline: true }
  if (name === 'token.expired') return { tokenExpired: true }
  if (name === 'address.slow') return { address: { ...before.address, slow: true } }
  if (name === 'address.out-of-order') return { address: { ...before.address, outOfOrder: true } }
  if (isSwitch(name)) return { switches: new Set([...before.switches, name]) }
  if (isDrift(name)) return { drifts: new Set([...before.drifts, name]) }
  const fault = parseFault(name)
  return fault ? { faults: [...before.faults, fault] } : withValue(name)
}

/** Thrown for unknown names. The message suggests similar ones. */
export class UnknownScenarioError extends Error {
  constructor(names: readonly string[]) {
    const hints = names.map((name) => {
      const near = similarNames(name, allScenarioNames())
      return near.length > 0 ? `"${name}" (did you mean ${near.join(', ')}?)` : `"${name}"`
    })
    super(`Unknown mock scenario: ${hints.join('; ')}`)
    this.name = 'UnknownScenarioError'
  }
}

/** Parses scenario names. Throws `UnknownScenarioError` when one of them is unknown. */
export function parseScenario(names: readonly string[]): Scenario {
  const unknown: string[] = []
  const scenario: Scenario = { ...plainScenario, names }
  for (const name of names) {
    const change = changeOf(name, scenario)
    if (change) Object.assign(scenario, change)
    else unknown.push(name)
  }
  if (unknown.length > 0) throw new UnknownScenarioError(unknown)
  return scenario
}

/** `parseScenario` for names in code: a misspelt one fails the compile. */
export function scenarioOf(...names: readonly ScenarioName[]): Scenario {
  return parseScenario(names)
}
