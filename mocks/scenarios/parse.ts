import { allScenarioNames } from './catalogue'
import { parseFault } from './fault'
import { latencyNamed, isDrift, isLogin, isPreparation, isSwitch, type ScenarioName } from './names'
import { plainScenario, type Scenario, slowMs } from './scenario'
import { similarNames } from './similar'

export function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function jitterOf(value: string): Pick<Scenario, 'jitter'> | null {
  const { ms, seed } = /^(?<ms>\d{1,5})(?::(?<seed>\d+))?$/.exec(value)?.groups ?? {}
  return ms ? { jitter: { ms: Number(ms), seed: seed ? Number(seed) : null } } : null
}

/** Parses how fast a world answers where no scenario says it: a profile, ms, or `jitter:1500:7` for nothing but that. */
export function delayNamed(text: string): Pick<Scenario, 'latency' | 'jitter'> | null {
  const latency = latencyNamed(text)
  if (latency !== null) return { latency, jitter: null }
  const [, value] = /^jitter:(.+)$/.exec(text) ?? []
  const drawn = value === undefined ? null : jitterOf(value)
  return drawn && { latency: 'instant', ...drawn }
}

function latencyOf(value: string): Partial<Scenario> | null {
  const latency = latencyNamed(value)
  return latency === null ? null : { latency }
}

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 }

/** Parses `+3d`, `+12h`, `+30m`: the clock runs on from there. */
function aheadOf(value: string): Partial<Scenario> | null {
  const [, count, unit = ''] = /^\+(\d{1,4})([dhm])$/.exec(value) ?? []
  return count ? { ahead: Number(count) * (units[unit] ?? 0) } : null
}

function withValue(name: string): Partial<Scenario> | null {
  const [, key, value = ''] = /^(\w+):(.+)$/.exec(name) ?? []
  if (key === 'latency') return latencyOf(value)
  if (key === 'jitter') return jitterOf(value)
  if (key === 'clock' && value.startsWith('+')) return aheadOf(value)
  if (key === 'clock' && !Number.isNaN(Date.parse(value))) return { clock: new Date(value) }
  if (key === 'login' && isLogin(value)) return { login: value }
  return null
}

function withFault(name: string, { faults, delays }: Scenario): Partial<Scenario> | null {
  const found = parseFault(name)
  if (!found) return null
  return 'fault' in found
    ? { faults: [...faults, found.fault] }
    : { delays: [...delays, found.delay] }
}

function changeOf(name: string, before: Scenario): Partial<Scenario> | null {
  if (name === 'slow') return { latency: slowMs }
  if (name === 'offline') return { offline: true }
  if (name === 'token.expired') return { tokenExpired: true }
  if (name === 'address.slow') return { address: { ...before.address, slow: true } }
  if (name === 'address.out-of-order') return { address: { ...before.address, outOfOrder: true } }
  if (isSwitch(name)) return { switches: new Set([...before.switches, name]) }
  if (isPreparation(name)) return { prepared: new Set([...before.prepared, name]) }
  if (isDrift(name)) return { drifts: new Set([...before.drifts, name]) }
  return withFault(name, before) ?? withValue(name)
}

export type UnknownName = { name: string; similar: readonly string[] }

export class UnknownScenarioError extends Error {
  readonly unknown: readonly UnknownName[]

  constructor(names: readonly string[]) {
    const known = allScenarioNames()
    const unknown = names.map((name) => ({ name, similar: similarNames(name, known) }))
    const hints = unknown.map(({ name, similar }) =>
      similar.length > 0 ? `"${name}" (did you mean ${similar.join(', ')}?)` : `"${name}"`,
    )
    super(`Unknown mock scenario: ${hints.join('; ')}`)
    this.name = 'UnknownScenarioError'
    this.unknown = unknown
  }
}

/** Parses scenario names. Throws `UnknownScenarioError` when one of them is unknown. */
export function parseScenario(names: readonly string[]): Scenario {
  const { scenario, unknown } = readScenario(names)
  if (unknown.length > 0) throw new UnknownScenarioError(unknown)
  return scenario
}

export function readScenario(names: readonly string[]): {
  scenario: Scenario
  unknown: readonly string[]
} {
  const unknown: string[] = []
  const scenario: Scenario = { ...plainScenario }
  for (const name of names) {
    const change = changeOf(name, scenario)
    if (change) Object.assign(scenario, change)
    else unknown.push(name)
  }
  return {
    scenario: { ...scenario, names: names.filter((name) => !unknown.includes(name)) },
    unknown,
  }
}

/** `parseScenario` for names in code: a misspelt one fails the compile. */
export function scenarioOf(...names: readonly ScenarioName[]): Scenario {
  return parseScenario(names)
}
