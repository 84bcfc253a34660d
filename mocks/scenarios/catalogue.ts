import { errorExamples } from '../contract/error-examples.gen'
import type { OperationId } from '../contract/operations.gen'
import { hostDrifts, operationIds, transportFaults, worldSwitches } from './names'

export type ErrorExample = { name: string; status: number; body: unknown }

/** Returns the error answers that the contract names for an operation. */
export function errorExamplesOf(operation: OperationId): readonly ErrorExample[] {
  return Object.entries(errorExamples[operation]).map(([name, example]) => ({ name, ...example }))
}

/** Scenarios of the whole world that take no value. */
export const worldScenarios = {
  slow: 'Every call takes 2 seconds',
  offline: 'No call reaches the server',
  'token.expired': 'Every session has ended',
  'login:shopper': 'Signed in as a customer',
  'login:staff': 'Signed in as somebody of the back office',
  'login:visitor': 'Signed out',
  'address.slow': 'Address calls take 2 seconds',
  'address.out-of-order': 'The first list of districts and of wards comes after the second',
  ...worldSwitches,
  ...hostDrifts,
} as const

/** Scenarios that take a value, each with an example. */
const valueScenarios = [
  'latency:500',
  'clock:2027-11-21T00:00:00Z',
  'fuzz:1',
  'fuzz:1:some',
  'fuzz:1:siteInfo',
] as const

/** Returns the names of all faults of an operation. */
function faultNamesOf(operation: OperationId): readonly string[] {
  const examples = errorExamplesOf(operation).map(({ name }) => name)
  return [...examples, ...Object.keys(transportFaults)].map((fault) => `${operation}.${fault}`)
}

/** Returns all scenario names, for the QA panel and for "did you mean". */
export function allScenarioNames(): readonly string[] {
  return [
    ...Object.keys(worldScenarios),
    ...valueScenarios,
    ...operationIds.flatMap((operation) => faultNamesOf(operation)),
  ]
}
