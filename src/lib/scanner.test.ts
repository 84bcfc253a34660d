import { expect, test } from 'vitest'
import { createScanReader } from './scanner'

/** Sends keys to the scanner, a key every `ms` milliseconds, and returns the result of the last key. */
function pressed(
  keys: readonly string[],
  ms: number,
  { read = createScanReader(), repeat = false } = {},
) {
  return keys.map((key, index) => read({ key, timeStamp: index * ms, repeat })).at(-1)
}

const named: Record<string, string> = { '⏎': 'Enter', '↓': 'ArrowDown' }
const keys = (text: string) => Array.from(text, (sign) => named[sign] ?? sign)

test.each([
  ['ML012-', 50, 'ML012-'],
  ['ML012', 5, undefined],
  ['ML012-2-M', 51, undefined],
])('%j and Enter, a key each %i ms, are the scan %j §10.2.16', (text, ms, code) =>
  expect(pressed(keys(`${text}⏎`), ms)).toBe(code),
)

test('Shift is part of a scan, arrows and a held key are not; each scan starts empty', () => {
  const read = createScanReader()
  for (const code of ['ML0012', 'ML0013'])
    expect(pressed(['Shift', ...keys(`${code}⏎`)], 20, { read })).toBe(code)
  expect(pressed(keys('ML012-2-M↓⏎'), 5)).toBeUndefined()
  expect(pressed(keys('aaaaaaaa⏎'), 30, { repeat: true })).toBeUndefined()
})
