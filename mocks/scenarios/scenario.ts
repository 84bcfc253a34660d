import type { OperationId } from '../contract/operations.gen'
import type { DriftName, Latency, Login, Preparation, TransportFault, WorldSwitch } from './names'

export type FaultAction =
  | { kind: Exclude<TransportFault, 'html' | 'empty'> }
  /** With a status of its own, or null for that of a success. */
  | { kind: 'html' | 'empty'; status: number | null }
  | { kind: 'answer'; status: number; body: unknown }

type Limits = {
  operation: OperationId
  /** The call with which it begins, counted from 1; null for the next one. */
  from: number | null
  times: number
  /** Only every so many-th call; 1 for all. */
  every: number
  /** How many of a hundred calls, drawn by a seed. */
  chance: { percent: number; seed: number }
  /** Only calls that have this text in their address or body; '' for all. */
  only: string
}

export type Fault = Limits & { action: FaultAction }

export type Delay = Limits & { latency: Latency }

export type Scenario = {
  names: readonly string[]
  latency: Latency | null
  /** What is added to each delay: up to `ms`, drawn by a seed; null for the world's seed. */
  jitter: { ms: number; seed: number | null } | null
  offline: boolean
  /** The fixed time of the world; null for the running clock. */
  clock: Date | null
  /** How far the running clock is ahead, in ms. */
  ahead: number
  login: Login | null
  prepared: ReadonlySet<Preparation>
  tokenExpired: boolean
  address: { slow: boolean; outOfOrder: boolean }
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
  address: { slow: false, outOfOrder: false },
  faults: [],
  delays: [],
  switches: new Set(),
  drifts: new Set(),
}

/** Returns the world's time, from what its running clock says. */
export function timeOf({ clock, ahead }: Scenario, now: Date): Date {
  return clock ?? (ahead === 0 ? now : new Date(now.getTime() + ahead))
}

/** The delay of `slow`, in ms. */
export const slowMs = 2000
