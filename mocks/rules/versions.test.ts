import { expect, test } from 'vitest'
import { isOutdated, nextVersion } from './versions'

const at = '2026-11-21T02:00:00.000Z'

test('two versions differ even while the clock stands still or goes back', () => {
  expect(nextVersion(at, new Date(at))).toBe('2026-11-21T02:00:00.001Z')
  expect(nextVersion(at, new Date('2020-01-01'))).toBe('2026-11-21T02:00:00.001Z')
})

test('an edit of an older version is outdated, however its time is written', () => {
  expect(isOutdated('2026-11-21T09:00:00+07:00', at)).toBe(false)
  expect(isOutdated('2026-11-21T01:59:59Z', at)).toBe(true)
  expect(isOutdated(undefined, at)).toBe(false)
})
