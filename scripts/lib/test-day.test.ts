import { afterEach, expect, test } from 'vitest'
import { clockVariables, testDayFor, shiftClock, testDays } from './test-day.ts'

const machine = globalThis.Date
afterEach(() => {
  globalThis.Date = machine
})

test('five days in a row use all five test days', () => {
  const days = [10, 11, 12, 13, 14].map((day) => testDayFor(new Date(2026, 0, day, 12)))
  expect(days.toSorted()).toEqual(Object.keys(testDays).toSorted())
})

test('a process and its child processes have the same clock', () => {
  const now = machine.parse('2027-01-01T00:00:00+07:00')
  const first = clockVariables({ TEST_DAY: 'new-year' }, now)
  expect(first).toEqual({ TEST_CLOCK_AHEAD: '600000' })
  const later = clockVariables({ TEST_DAY: 'new-year', ...first }, now + 5000)
  expect(later).toEqual(first)
})

test('without a test day the clock stays as it is; an unknown test day is refused', () => {
  expect(clockVariables({})).toEqual({})
  expect(() => clockVariables({ TEST_DAY: 'christmas' })).toThrow(/leap-day/)
})

test('a moved clock runs on, and does not change a `Date` of a given time', () => {
  // The test needs the machine's own `Date`, because a run with a test day has already moved the clock.
  globalThis.Date = new Proxy(machine, { has: () => false })
  const before = machine.now()
  shiftClock(86_400_000)
  shiftClock(86_400_000)
  expect(Date.now() - before).toBeGreaterThanOrEqual(86_400_000)
  expect(Date.now() - before).toBeLessThan(86_460_000)
  expect(new Date().getTime() - before).toBeLessThan(86_460_000)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(new Date()).toBeInstanceOf(Date)
})
