import { errorExamples } from '../contract/error-examples.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'
import {
  hostDrifts,
  latencyProfiles,
  logins,
  operationIds,
  preparations,
  transportFaults,
  type TextPair,
  worldSwitches,
} from './names'
import words from './words.json' with { type: 'json' }

type ErrorExample = { name: string; status: number; body: { code: string; message: string } }

export function errorExamplesOf(operation: OperationId): readonly ErrorExample[] {
  return Object.entries(errorExamples[operation]).map(([name, example]) => ({ name, ...example }))
}

const loginScenarios = Object.fromEntries(
  Object.entries(logins).map(([name, about]) => [`login:${name}`, about]),
)

const worldScenarios: Readonly<Record<string, TextPair>> = {
  ...words.worldScenarios,
  ...loginScenarios,
  ...preparations,
  ...worldSwitches,
  ...hostDrifts,
}

export type ScenarioGroup = 'session' | 'network' | 'world' | 'shop' | 'address' | 'host' | 'calls'

export type ScenarioEntry = {
  name: string
  group: ScenarioGroup
  about: TextPair
  operation: OperationId | null
}

const beginnings: readonly (readonly [RegExp, ScenarioGroup])[] = [
  [/^(login:|token\.|cart:|checkout:|viewed:|storage:)/, 'session'],
  [/^(slow$|offline$|latency:|jitter:)/, 'network'],
  [/^(clock:|texts\.)/, 'world'],
  [/^address\./, 'address'],
  [/^drift\./, 'host'],
]

function entryOf([name, about]: readonly [string, TextPair]): ScenarioEntry {
  const group = beginnings.find(([beginning]) => beginning.test(name))?.[1] ?? 'shop'
  return { name, group, about, operation: null }
}

export function worldEntries(): readonly ScenarioEntry[] {
  const profiles = Object.entries(latencyProfiles).map(
    ([name, about]) => [`latency:${name}`, about] as const,
  )
  return [
    ...Object.entries(worldScenarios),
    ...profiles,
    ...Object.entries(words.valueScenarios),
  ].map(entryOf)
}

export function faultEntriesOf(operation: OperationId): readonly ScenarioEntry[] {
  const named = errorExamplesOf(operation).map(({ name, status, body }) => {
    const text = `${status}: ${body.message}`
    return [name, { vi: text, en: text }] as const
  })
  return [...named, ...Object.entries(transportFaults), ...Object.entries(words.writtenFaults)].map(
    ([name, about]) => ({ name: `${operation}.${name}`, group: 'calls', about, operation }),
  )
}

export function operationPath(operation: OperationId): string {
  const { method, path } = operationTable[operation]
  return `${method} ${path}`
}

export function scenarioEntries(): readonly ScenarioEntry[] {
  return [...worldEntries(), ...operationIds.flatMap(faultEntriesOf)]
}

export function allScenarioNames(): readonly string[] {
  return scenarioEntries().map(({ name }) => name)
}

function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const added = (current[column - 1] ?? 0) + 1
      const removed = (previous[column] ?? 0) + 1
      current.push(Math.min(changed, added, removed))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

/**
 * Returns at most `limit` of the names, those most like `text`, best first. A name may differ in half as many
 * letters as `text` has, or in two letters if `text` is short.
 */
export function similarNames(text: string, names: readonly string[], limit = 3): readonly string[] {
  const wanted = text.toLowerCase()
  return names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name)
}
