import { expect, test } from 'vitest'
import { scanReader } from './scanner'

/** Presses keys, one each so many ms, and returns what the last says. */
function pressed(keys: readonly string[], ms: number, repeat = false) {
  const read = scanReader()
  return keys.map((key, index) => read({ key, timeStamp: index * ms, repeat })).at(-1)
}
const typed = (text: string) => [...Array.from(text), 'Enter']

test('six signs or more, 50 ms a key at most, and Enter are a scan §10.2.18', () => {
  expect(pressed(typed('ML012-'), 50)).toBe('ML012-')
  expect(pressed(typed('ML012'), 5), 'too short').toBeUndefined()
  expect(pressed(typed('ML012-2-M'), 51), 'a person').toBeUndefined()
  expect(pressed(['Shift', 'M', 'Shift', 'L', ...typed('0012')], 20)).toBe('ML0012')
})

test('keys that a scanner has not are none of it', () => {
  expect(pressed([...Array.from('ML012-2-M'), 'ArrowDown', 'Enter'], 5)).toBeUndefined()
  expect(pressed(typed('aaaaaaaa'), 30, true), 'a key that is held').toBeUndefined()
  expect(pressed(Array.from('ML012-2-M'), 5), 'without Enter').toBeUndefined()
})

test('each scan begins anew', () => {
  const read = scanReader()
  const scan = (text: string, from: number) =>
    typed(text)
      .map((key, index) => read({ key, timeStamp: from + index * 5, repeat: false }))
      .at(-1)
  expect(scan('ML012-2-M', 0)).toBe('ML012-2-M')
  expect(scan('ML012-3-L', 60)).toBe('ML012-3-L')
})
