import { expect, test } from 'vitest'
import { scenarioOf } from '../scenarios/parse'
import { runScenario } from '../scenarios/run'
import { plainScenario } from '../scenarios/scenario'
import { latencyOf } from './latency'

const realistic = { profile: 'realistic', seed: 1 } as const
const plain = runScenario(plainScenario)
const delays = (seed: number) =>
  Array.from({ length: 200 }, (_, nth) => latencyOf('wards', nth, plain, { ...realistic, seed }))

test('address calls take 100 to 300 ms, the same for the same seed', () => {
  expect(Math.min(...delays(1))).toBeGreaterThanOrEqual(100)
  expect(Math.max(...delays(1))).toBeLessThanOrEqual(300)
  expect(new Set(delays(1)).size).toBeGreaterThan(50)
  expect(delays(1)).toEqual(delays(1))
  expect(delays(1)).not.toEqual(delays(2))
})

test('with the profile none only scenarios delay', () => {
  const none = { profile: 'none', seed: 1 } as const
  const slow = runScenario(scenarioOf('latency:500', 'address.slow'))
  expect(latencyOf('wards', 0, plain, none)).toBe(0)
  expect(latencyOf('login', 0, slow, none)).toBe(500)
  expect(latencyOf('wards', 0, slow, none)).toBe(2000)
})

test('out of order, the first list comes after the second', () => {
  const run = runScenario(scenarioOf('address.out-of-order'))
  const [first = 0, second = 0] = [0, 1].map((nth) => latencyOf('wards', nth, run, realistic))
  expect(first).toBeGreaterThan(second)
})
