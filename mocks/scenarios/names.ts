import type { Permission } from '@/api/generated/model'
import type { errorExamples } from '../contract/error-examples.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { accounts } from '../seed/accounts'
import words from './words.json' with { type: 'json' }

export type TextPair = Readonly<Record<'vi' | 'en', string>>

/**
 * The names of all scenarios with their descriptions. `worldSwitches` are read by handlers
 * (`switches.has(…)`). `hostDrifts` are deviations of real hosts from the contract, in the order in which
 * they apply. `preparations` are states of the browser's storage. Like `login:…`, a state is set once, when a
 * page opens with it.
 */
export const { worldSwitches, hostDrifts, transportFaults, latencyProfiles, preparations } = words
/** Accounts that `login:…` can sign in, each with its description. */
export const logins: Readonly<Record<keyof typeof accounts | 'visitor', TextPair>> = words.logins

export type WorldSwitch = keyof typeof worldSwitches

export type DriftName = keyof typeof hostDrifts

export type TransportFault = keyof typeof transportFaults

export type LatencyProfile = keyof typeof latencyProfiles

/** The delay of a call: the name of a network profile, or a number of ms. */
export type Latency = LatencyProfile | number

export type ErrorScenario = {
  [Op in OperationId]: `${Op}.${keyof (typeof errorExamples)[Op] & string}`
}[OperationId]

export type FaultScenario =
  | ErrorScenario
  | `${OperationId}.${TransportFault}`
  | `${OperationId}.${number}`
  | `${OperationId}.${number}${'html' | 'empty'}`
  | `${OperationId}.${number}:${string}=${string}`
  | `${OperationId}.status:${number}`
  | `${OperationId}.latency:${Latency}`

export type Preparation = keyof typeof preparations

export type WorldScenario =
  | WorldSwitch
  | DriftName
  | 'slow'
  | 'offline'
  | 'token.expired'
  | Preparation
  | `latency:${Latency}`
  | `jitter:${number}`
  | `jitter:${number}:${number}`
  | `clock:${string}`
  | `login:${Login}`

/**
 * The name of a scenario. A fault may have a limit: `*2` means the first two calls, `@3` the third call, and
 * `@3*2` the third and the fourth call.
 */
export type ScenarioName =
  | FaultScenario
  | `${FaultScenario}*${number}`
  | `${FaultScenario}@${number}`
  | `${FaultScenario}@${number}*${number}`
  | WorldScenario

export type Login = keyof typeof logins

export const isOneOf =
  <Table extends object>(table: Table) =>
  (text: string): text is keyof Table & string =>
    Object.hasOwn(table, text)

export const isLogin = isOneOf(logins)
export const isOperation = isOneOf(operationTable)
export const isPreparation = isOneOf(preparations)
export const isSwitch = isOneOf(worldSwitches)
export const isTransportFault = isOneOf(transportFaults)
export const isDrift = isOneOf(hostDrifts)
const isProfile = isOneOf(latencyProfiles)

export const driftNames: readonly DriftName[] = Object.keys(hostDrifts).filter(isDrift)

export const operationIds: readonly OperationId[] = Object.keys(operationTable).filter(isOperation)

export function latencyNamed(text: string): Latency | null {
  if (isProfile(text)) return text
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** All permissions that an operation of the contract asks staff for. */
export const permissions: readonly Permission[] = [
  ...new Set(Object.values(operationTable).flatMap(({ permission }) => permission ?? [])),
]
