import { expect, test } from 'vitest'
import type { OperationId } from '../contract/operations.gen'
import { scenarioOf } from '../scenarios/parse'
import { type Scenario, plainScenario } from '../scenarios/scenario'
import { latencyOf, type WorldDelay } from './latency'

const usual: WorldDelay = { latency: 'usual', seed: 1 }
const instant: WorldDelay = { latency: 'instant', seed: 1 }

function delayOf(
  operation: OperationId,
  { scenario = plainScenario, world = usual, nth = 0 }: Partial<Options> = {},
): number {
  return latencyOf(operation, { nth, fault: null, latency: null }, scenario, world)
}
type Options = { scenario: Scenario; world: WorldDelay; nth: number }

const delays = (operation: OperationId, options: Partial<Options> = {}) =>
  Array.from({ length: 200 }, (_, nth) => delayOf(operation, { ...options, nth }))

test('address calls take 100 to 300 ms, the same for the same seed §7.1.6', () => {
  const wards = delays('wards')
  expect(Math.min(...wards)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...wards)).toBeLessThanOrEqual(300)
  expect(new Set(wards).size).toBeGreaterThan(50)
  expect(delays('wards')).toEqual(wards)
  expect(delays('wards', { world: { ...usual, seed: 2 } })).not.toEqual(wards)
})

test('in an instant world only scenarios delay', () => {
  const scenario = scenarioOf('latency:500', 'address.slow')
  expect(delayOf('wards', { world: instant })).toBe(0)
  expect(delayOf('login', { world: instant, scenario })).toBe(500)
  expect(delayOf('wards', { world: instant, scenario })).toBe(2000)
})

test('a profile is slow, or never answers; the delay of an operation comes first', () => {
  const slow = delays('login', { scenario: scenarioOf('latency:3g') })
  expect(Math.min(...slow)).toBeGreaterThanOrEqual(600)
  expect(Math.max(...slow)).toBeLessThanOrEqual(1200)
  const hang = scenarioOf('latency:hang')
  expect(delayOf('login', { scenario: hang })).toBe(Infinity)
  expect(latencyOf('login', { nth: 0, fault: null, latency: 30 }, hang, usual)).toBe(30)
})

test('a long tail: half come at once, one in twenty late, few very late, and none beyond 10 s', () => {
  const scenario = scenarioOf('latency:tail')
  const drawn = Array.from({ length: 2000 }, (_, nth) => delayOf('login', { scenario, nth }))
  const sorted = drawn.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
  expect(at(0.5)).toBeLessThan(110)
  expect(at(0.95)).toBeGreaterThan(1000)
  expect(at(0.95)).toBeLessThan(2500)
  expect(at(0.99)).toBeGreaterThan(5000)
  expect(at(1 - 1 / 2000)).toBeLessThanOrEqual(10_000)
})

test('jitter adds up to its ms, by its own seed', () => {
  const jitter = delays('login', { world: instant, scenario: scenarioOf('jitter:300:7') })
  expect(Math.max(...jitter)).toBeLessThanOrEqual(300)
  expect(new Set(jitter).size).toBeGreaterThan(50)
  const other: WorldDelay = { ...instant, seed: 2 }
  expect(delays('login', { world: other, scenario: scenarioOf('jitter:300:7') })).toEqual(jitter)
  expect(delays('login', { world: other, scenario: scenarioOf('jitter:300') })).not.toEqual(jitter)
})

test('a world has a jitter of its own, which a scenario can not take away', () => {
  const world: WorldDelay = { ...instant, jitter: { ms: 1500, seed: 7 } }
  const drawn = delays('login', { world })
  expect(drawn).toEqual(delays('login', { scenario: scenarioOf('jitter:1500:7'), world: instant }))
  expect(delays('login', { world, scenario: scenarioOf('latency:500') })).toEqual(
    drawn.map((ms) => ms + 500),
  )
})

test('out of order, the first list comes after the second', () => {
  const scenario = scenarioOf('address.out-of-order')
  expect(delayOf('wards', { scenario })).toBeGreaterThan(delayOf('wards', { scenario, nth: 1 }))
})
