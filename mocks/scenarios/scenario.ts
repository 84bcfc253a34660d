import type { OperationId } from '../contract/operations.gen'
import type { Login, TransportFault, WorldSwitch } from './names'

/** What happens instead of, or besides, the normal answer. */
export type FaultAction =
  | { kind: TransportFault }
  | { kind: 'answer'; status: number; body: unknown }

export type Fault = {
  /** As written, without its limit. */
  name: string
  operation: OperationId
  action: FaultAction
  /** How often it happens; infinite without a limit. */
  times: number
}

/** A named state of the mock world, read from its names. */
export type Scenario = {
  names: readonly string[]
  /** Delay of every call in ms, or null for the door's own latency. */
  latency: number | null
  offline: boolean
  /** The world's clock stands still here; null lets it run. */
  clock: Date | null
  login: Login | null
  tokenExpired: boolean
  address: { slow: boolean; outOfOrder: boolean }
  faults: readonly Fault[]
  switches: ReadonlySet<WorldSwitch>
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
}

/** How long `slow` takes, in ms. */
export const slowMs = 2000
