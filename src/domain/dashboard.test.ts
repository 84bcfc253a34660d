import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amountChange, dashboardSchema, daysToShow, rateChange, dayRangeProblem } from './dashboard'

const january = { from: '2026-01-01', to: '2026-02-01' }

test.each([
  [{}, {}],
  [{ range: 'today' }, { range: 'today' }],
  [{ range: 'month' }, {}],
  [{ range: '<script>' }, {}],
  [january, january],
  [{ from: '2026-02-01', to: '2026-01-01', range: 'week' }, { range: 'week' }],
  [{ from: '2026-02-30', to: '2026-03-01' }, {}],
  [{ from: '2020-01-01', to: '2026-01-01' }, {}],
  [{ from: '2026-01-01' }, {}],
])('%j reads as %j §10.3.1a', (raw, place) => expect(v.parse(dashboardSchema, raw)).toEqual(place))

test.each([
  [{ range: 'today' }, '2026-03-01'],
  [{ range: 'week' }, '2026-02-23'],
  [{}, '2026-01-31'],
] as const)('%j ends today and begins on %s', (place, from) => {
  expect(daysToShow(place, '2026-03-01')).toEqual({ from, to: '2026-03-01' })
  expect(daysToShow({ from, to: from }, '2026-03-01')).toEqual({ from, to: from })
})

test.each([
  ['2026-01-01', undefined, 'incomplete'],
  ['2026-01-02', '2026-01-01', 'backwards'],
  ['2024-01-01', '2024-12-31', undefined],
  ['2025-01-01', '2026-01-02', 'tooLong'],
])('the problem of a range from %s to %s is %s', (from, to, problem) =>
  expect(dayRangeProblem({ from, to })).toBe(problem),
)

test.each([
  [150, 100, { direction: 'up', by: 0.5 }],
  [0, 80, { direction: 'down', by: 1 }],
  [80, 80, { direction: 'same', by: 0 }],
  [80, 0, { direction: 'up', by: null }],
  [0, 0, { direction: 'same', by: null }],
])('%i after %i is %j', (current, previous, change) => {
  expect(amountChange({ current, previous })).toEqual(change)
})

test.each([
  [0.08, 0.05, { direction: 'up', by: 3 }],
  [0, 0.125, { direction: 'down', by: 12.5 }],
  [0.2, 0, { direction: 'up', by: 20 }],
  [0.333, 0.3331, { direction: 'same', by: 0 }],
])('a rate of %d after %d is %j points', (current, previous, change) => {
  expect(rateChange({ current, previous })).toEqual(change)
})
