import { expect, test } from 'vitest'
import { createScenarioSource } from '../scenarios/run'
import { machineNow, movePageClock } from './page-clock'

const day = 86_400_000

test('the clock of a scenario moves the Date of the page, forward, back, and not at all', () => {
  const scenario = createScenarioSource()
  movePageClock(scenario)
  const ahead = () => Math.round((Date.now() - machineNow().getTime()) / day)
  const seen = ['clock:+365d', 'clock:-1d', 'slow'].map((name) => {
    scenario.set([name])
    return [ahead(), Math.round((new Date().getTime() - machineNow().getTime()) / day)]
  })
  expect(seen).toEqual([
    [365, 365],
    [-1, -1],
    [0, 0],
  ])
  scenario.set(['clock:2027-01-01T00:00:00Z'])
  expect(new Date().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  expect(new Date('2026-02-03') instanceof Date).toBe(true)
  expect(new Date('2026-02-03').getUTCMonth()).toBe(1)
  scenario.set([])
})
