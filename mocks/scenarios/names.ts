import type { errorExamples } from '../contract/error-examples.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'

/** Scenarios that handlers check themselves (`switches.has(…)`), and what each one shows. */
export const worldSwitches = {
  'address.two-tier': 'Provinces and wards without districts, as since July 2025',
  'cart.price-changed': 'The cart sync answers a higher price for the first line',
  'cart.variant-gone': 'The cart sync no longer knows the variant of the first line',
  'home.empty': 'No banners and no sections',
  'catalogue.empty': 'No products in any list',
  'product.bare': 'Products without variants, options, description and size chart',
  'orders.none': 'The shopper has no orders yet',
  'orders.many': 'The shopper has every order of the world: several pages of them',
} as const

export type WorldSwitch = keyof typeof worldSwitches

/** Deviations of hosts that are not ours, in the order in which they apply, and what each one answers. */
export const hostDrifts = {
  'drift.minimal': 'Answers have only the fields that the specification names',
  'drift.relativeImages': 'Addresses of pictures come without the host',
  'drift.strings': 'Numbers come as texts, amounts with decimals, booleans as 0 and 1',
  'drift.nulls': 'Null comes for what is empty or not in the specification, and among the rows',
  'drift.extra': 'Every object has fields that the contract does not know',
  'drift.metaPages': 'Lists come as data and meta, the user below a key of its own',
  'drift.noSuccess': 'Answers do not say whether they are a success',
  'drift.noBody': 'Answers without data are a 204 without a body',
} as const

export type DriftName = keyof typeof hostDrifts

/** Faults that any call may have, and what each one shows. */
export const transportFaults = {
  timeout: 'No answer ever comes',
  offline: 'The connection fails before the server is reached',
  lost: 'The server does its work, but the answer gets lost',
  html: 'An HTML page comes instead of JSON',
  empty: 'An answer without a body',
  truncated: 'The server does its work, but its answer breaks off',
  wrongShape: 'The server does its work, but its answer has none of the promised data',
  slow: 'The answer takes 2 seconds',
} as const

export type TransportFault = keyof typeof transportFaults

/** A named error answer of the contract: `createOrder.serverError`. */
export type ErrorScenario = {
  [Op in OperationId]: `${Op}.${keyof (typeof errorExamples)[Op] & string}`
}[OperationId]

/** A fault of one operation. */
export type FaultScenario =
  | ErrorScenario
  | `${OperationId}.${TransportFault}`
  | `${OperationId}.${number}`

/** A scenario of the whole world. */
export type WorldScenario =
  | WorldSwitch
  | DriftName
  | 'slow'
  | 'offline'
  | 'token.expired'
  | 'address.slow'
  | 'address.out-of-order'
  | `latency:${number}`
  | `clock:${string}`
  | `login:${Login}`
  | `fuzz:${number}`
  | `fuzz:${number}:${OperationId | 'some'}`

/** `*1` limits a fault to the first call. */
export type ScenarioName = FaultScenario | `${FaultScenario}*${number}` | WorldScenario

export type Login = 'shopper' | 'staff' | 'visitor'

/** True for the name of an operation of the contract. */
export function isOperation(text: string): text is OperationId {
  return Object.hasOwn(operationTable, text)
}

export function isTransportFault(text: string): text is TransportFault {
  return Object.hasOwn(transportFaults, text)
}

export function isDrift(text: string): text is DriftName {
  return Object.hasOwn(hostDrifts, text)
}

/** Every drift, in the order in which they apply. */
export const driftNames: readonly DriftName[] = Object.keys(hostDrifts).filter(isDrift)

/** Every operation, in the order of the contract. */
export const operationIds: readonly OperationId[] = Object.keys(operationTable).filter(isOperation)
