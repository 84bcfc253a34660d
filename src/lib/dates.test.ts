import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './dates'

test('a timestamp late in the day is the next day in Việt Nam', () => {
  expect(formatDay('2026-11-20T18:30:00Z', 'vi')).toBe('21/11/2026')
  expect(formatMoment('2026-11-20T18:30:00Z', 'vi')).toContain('01:30')
})
