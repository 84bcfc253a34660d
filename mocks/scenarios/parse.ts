import type { OperationId } from '../contract/operations.gen'
import { allScenarioNames, errorExamplesOf, similarNames } from './catalogue'
import {
  type DriftName,
  isDrift,
  isLogin,
  isOperation,
  isPreparation,
  isSwitch,
  isTransportFault,
  type Latency,
  latencyNamed,
  type Login,
  type Preparation,
  type ScenarioName,
  type TransportFault,
  type WorldSwitch,
} from './names'

export function splitNames(text: string): readonly string[] {
  return (
    text
      // URLs decode a plus as a space, so `clock:+3d` in a typed URL arrives as `clock: 3d`.
      .replaceAll('clock: ', 'clock:+')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
  )
}

function jitterOf(value: string): Pick<Scenario, 'jitter'> | null {
  const { ms, seed } = /^(?<ms>\d{1,5})(?::(?<seed>\d+))?$/.exec(value)?.groups ?? {}
  return ms ? { jitter: { ms: Number(ms), seed: seed ? Number(seed) : null } } : null
}

/** Parses the default speed of a world: a profile such as `3g`, a number of ms, or `jitter:1500:7`. */
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

/** Parses a clock that is ahead of or behind the real time: `+3d`, `-12h` or `+30m`. */
function aheadOf(value: string): Partial<Scenario> | null {
  const [, count, unit = ''] = /^([+-]\d{1,4})([dhm])$/.exec(value) ?? []
  return count ? { clock: null, ahead: Number(count) * (units[unit] ?? 0) } : null
}

function withValue(name: string): Partial<Scenario> | null {
  const [, key, value = ''] = /^(\w+):(.+)$/.exec(name) ?? []
  if (key === 'latency') return latencyOf(value)
  if (key === 'jitter') return jitterOf(value)
  if (key === 'clock' && /^[+-]/.test(value)) return aheadOf(value)
  if (key === 'clock' && !Number.isNaN(Date.parse(value)))
    return { clock: new Date(value), ahead: 0 }
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
  if (isSwitch(name)) return { switches: new Set([...before.switches, name]) }
  if (isPreparation(name)) return { prepared: new Set([...before.prepared, name]) }
  if (isDrift(name)) return { drifts: new Set([...before.drifts, name]) }
  return withFault(name, before) ?? withValue(name)
}

type UnknownName = { name: string; similar: readonly string[] }

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

/** Parses scenario names that are written in code. A misspelt name does not compile. */
export function scenarioOf(...names: readonly ScenarioName[]): Scenario {
  return parseScenario(names)
}

export type FaultAction =
  | { kind: Exclude<TransportFault, 'html' | 'empty'> }
  /** The status of the page. Null means the operation's usual status of a success. */
  | { kind: 'html' | 'empty'; status: number | null }
  | { kind: 'answer'; status: number; body: unknown }

type Limits = {
  operation: OperationId
  /** The number of the first call that the fault affects, counted from 1. Null means the next call. */
  from: number | null
  times: number
}

export type Fault = Limits & { action: FaultAction }

export type Delay = Limits & { latency: Latency }

export type Scenario = {
  names: readonly string[]
  latency: Latency | null
  /** Adds a random time of up to `ms` to each delay. With a null seed, the world's seed decides. */
  jitter: { ms: number; seed: number | null } | null
  offline: boolean
  /** The fixed time of the world. Null while the clock runs. */
  clock: Date | null
  /** How many ms the running clock is ahead of the real time. The number may be negative. */
  ahead: number
  login: Login | null
  prepared: ReadonlySet<Preparation>
  tokenExpired: boolean
  faults: readonly Fault[]
  delays: readonly Delay[]
  switches: ReadonlySet<WorldSwitch>
  drifts: ReadonlySet<DriftName>
}

export const plainScenario: Scenario = {
  names: [],
  latency: null,
  jitter: null,
  offline: false,
  clock: null,
  ahead: 0,
  login: null,
  prepared: new Set(),
  tokenExpired: false,
  faults: [],
  delays: [],
  switches: new Set(),
  drifts: new Set(),
}

/** Returns the time of the mock world. `now` is the real time. */
export function timeOf({ clock, ahead }: Scenario, now: Date): Date {
  return clock ?? (ahead === 0 ? now : new Date(now.getTime() + ahead))
}

/** The delay of calls under the scenario `slow`, in ms. */
export const slowMs = 2000

/**
 * Matches the name of a fault: `operation.what` or `operation.what:value`, then optional limits such as `@3`
 * and `*2`.
 */
const written =
  /^(?<operation>\w+)\.(?<what>\w+)(?::(?<value>.*?))?(?:@(?<from>[1-9]\d*))?(?:\*(?<times>[1-9]\d*))?$/s

const statusWritten = /^(?<status>[45]\d\d)(?<form>html|empty)?$/

/** The body of an error such as `login.503` when the contract has no example for this status. */
const anyError = { success: false, message: 'Có lỗi xảy ra. Vui lòng thử lại.' }

function errorOf(operation: OperationId, status: number): { message: string } {
  return errorExamplesOf(operation).find((one) => one.status === status)?.body ?? anyError
}

/**
 * Parses `field=text;message=text` into errors by field and the server's message. Returns null for a text of
 * another form.
 */
function bodyWritten(operation: OperationId, status: number, value: string): object | null {
  const pairs = value.split(';').map((pair) => /^([\w.-]+)=(.+)$/s.exec(pair))
  const errors: Record<string, string[]> = {}
  let message: string | null = null
  for (const pair of pairs) {
    const [, name, text] = pair ?? []
    if (!name || !text) return null
    if (name === 'message') message = decodeText(text)
    else (errors[name] ??= []).push(decodeText(text))
  }
  message ??= errorOf(operation, status).message
  return { success: false, message, ...(Object.keys(errors).length > 0 && { errors }) }
}

const jsonKey = 'json='

const anyStatus = /^(?:2|4|5)\d\d$/

function jsonWritten(digits: string, text: string): FaultAction | null {
  const status = Number(digits)
  if (!anyStatus.test(digits) || status === 204 || status === 205) return null
  try {
    const body: unknown = JSON.parse(decodeText(text))
    return { kind: 'answer', status, body }
  } catch {
    return null
  }
}

function actionOf(
  operation: OperationId,
  what: string,
  value: string | undefined,
): FaultAction | null {
  if (what === 'status' && value !== undefined) return actionOf(operation, value, undefined)
  if (value?.startsWith(jsonKey)) return jsonWritten(what, value.slice(jsonKey.length))
  const { status: digits, form } = statusWritten.exec(what)?.groups ?? {}
  const status = Number(digits)
  if (value !== undefined) {
    const body = digits && !form ? bodyWritten(operation, status, value) : null
    return body && { kind: 'answer', status, body }
  }
  if (isTransportFault(what)) {
    return what === 'html' || what === 'empty' ? { kind: what, status: null } : { kind: what }
  }
  if (digits && (form === 'html' || form === 'empty')) return { kind: form, status }
  const named = errorExamplesOf(operation).find(({ name }) => name === what)
  if (named) return { kind: 'answer', status: named.status, body: named.body }
  return digits ? { kind: 'answer', status, body: errorOf(operation, status) } : null
}

function parseFault(text: string): { fault: Fault } | { delay: Delay } | null {
  const { operation, what, value, from, times } = written.exec(text)?.groups ?? {}
  if (!operation || !what || !isOperation(operation)) return null
  const limits = {
    operation,
    from: from ? Number(from) : null,
    // A fault with `@3` but without `*` affects the third call only.
    times: times ? Number(times) : from ? 1 : Infinity,
  }
  if (what === 'latency') {
    const latency = latencyNamed(value ?? '')
    return latency === null ? null : { delay: { ...limits, latency } }
  }
  const action = actionOf(operation, what, value)
  return action && { fault: { ...limits, action } }
}

/**
 * Decodes the encoded signs that would have a meaning in a name: `,` between names, `;` between fields, `@3`
 * and `*2` at the end, and `%` itself. A `%` before other signs stays, as in `100%`.
 */
function decodeText(text: string): string {
  return text.replaceAll(/%(?:25|2c|3b|40|2a)/gi, decodeURIComponent)
}
