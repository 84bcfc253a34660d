import type { OperationId } from '../contract/operations.gen'
import type { Fuzz } from '../fuzz/answer'
import type { DriftName, Login, TransportFault, WorldSwitch } from './names'

/** What replaces, delays or damages the normal answer. */
export type FaultAction =
  | { kind: TransportFault }
  | { kind: 'answer'; status: number; body: unknown }

export type Fault = {
  /** Without its limit. */
  name: string
  operation: OperationId
  action: FaultAction
  /** How often it happens; `Infinity` without a limit. */
  times: number
}

/** What all scenario names together change in the mock world. */
export type Scenario = {
  names: readonly string[]
  /** The delay of every call in ms; null for the usual latency. */
  latency: number | null
  offline: boolean
  /** The fixed time of the world; null for the running clock. */
  clock: Date | null
  login: Login | null
  tokenExpired: boolean
  address: { slow: boolean; outOfOrder: boolean }
  faults: readonly Fault[]
  switches: ReadonlySet<WorldSwitch>
  /** How the host deviates from the contract. */
  drifts: ReadonlySet<DriftName>
  /** Random answers instead of those of the handlers. */
  fuzz: Fuzz | null
}

export const plainScenario: Scenario = {
  names: [],
  latency: null,
  offline: false,
  clock: null,
  login: null,
  tokenExpired: false,
  address: { slow: false, outOfOrder: false },
  faults: [],
  switches: new Set(),
  drifts: new Set(),
  fuzz: null,
}

/** The delay of `slow`, in ms. */
export const slowMs = 2000
