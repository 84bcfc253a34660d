import { expect, test, vi } from 'vitest'
import { createLog } from './log'

const call = {
  at: '2026-11-21T02:00:00.000Z',
  method: 'GET',
  path: '/api/orders',
  operation: 'orders',
  status: 200,
  ms: 3,
  by: 'world',
  scenario: [],
  problems: [],
} as const

test('the log has the last calls only, each with its own id', () => {
  const log = createLog(3)
  for (let count = 0; count < 5; count += 1) log.add(call)
  expect(log.entries().map(({ id }) => id)).toEqual([3, 4, 5])
  log.clear()
  expect(log.entries()).toEqual([])
})

test('listeners are called for every change until they unsubscribe', () => {
  const log = createLog()
  const listener = vi.fn<() => void>()
  const leave = log.subscribe(listener)
  log.add(call)
  log.clear()
  leave()
  log.add(call)
  expect(listener).toHaveBeenCalledTimes(2)
})
