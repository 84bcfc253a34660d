import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareWrites } from './page-tables'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tables are made one by one, after the first screen', () => {
  let made = 0
  function* prepare(): Generator<void> {
    for (; made < 3; made += 1) yield
  }
  prepareWrites({ prepare })
  vi.advanceTimersByTime(1400)
  expect(made).toBe(0)
  vi.advanceTimersByTime(200)
  expect(made).toBeLessThan(3)
  vi.runAllTimers()
  expect(made).toBe(3)
})
