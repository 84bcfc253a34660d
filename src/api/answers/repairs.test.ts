import { expect, test, vi } from 'vitest'
import { repairReporter, repairs } from './repairs'
import type { Repair } from './shape'

const repair = (at: string): Repair => ({ operation: 'x', at, did: 'converted', from: '1', to: 1 })

test('nothing is collected while nobody listens', () => {
  expect(repairReporter()).toBeUndefined()
})

test('each field is told once, whichever entry of a list it was in', () => {
  const listener = vi.fn()
  const stop = repairs.subscribe(listener)
  for (const at of ['/data/0/price', '/data/1/price', '/data/1/id']) repairReporter()?.(repair(at))
  expect(repairs.entries().map(({ at }) => at)).toEqual(['/data/0/price', '/data/1/id'])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(repairReporter()).toBeUndefined()
})
