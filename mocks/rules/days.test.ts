import { expect, test } from 'vitest'
import { addDays } from '@/lib/dates'
import { daysBetween, isWithinDays, shopDay } from './days'

test('a day starts at midnight in Việt Nam', () => {
  expect(shopDay('2026-11-20T16:59:59Z')).toBe('2026-11-20')
  expect(shopDay('2026-11-20T17:00:00Z')).toBe('2026-11-21')
})

test('days include their first and their last moment', () => {
  const isWithin = isWithinDays({ from: '2026-11-20', to: '2026-11-21' })
  const moments = [
    '2026-11-19T16:59:59.999Z',
    '2026-11-19T17:00:00.000Z',
    '2026-11-21T16:59:59.999Z',
    '2026-11-21T17:00:00Z',
  ]
  expect(moments.map(isWithin)).toEqual([false, true, true, false])
  expect(moments.map(isWithinDays({ from: '2026-11-21' }))).toEqual([false, false, true, true])
  expect(moments.map(isWithinDays({ to: '2026-11-19' }))).toEqual([true, false, false, false])
  expect(moments.every(isWithinDays({}))).toBe(true)
})

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ])
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([])
})
