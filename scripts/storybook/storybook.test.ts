import { expect, test } from 'vitest'
import { nameForPeople } from '../../.storybook/docs/name-for-people.ts'
import { keptWorlds } from '../../.storybook/kept-worlds.ts'

test('controls keep the world; the toolbar and a reload begin a new one', async () => {
  const worldOf = keptWorlds<number>()
  const { signal } = new AbortController()
  const { signal: reloaded } = new AbortController()
  let count = 0
  const open = async () => (count += 1)
  const shown = [
    worldOf(signal, { latency: 'usual' }, open),
    worldOf(signal, { latency: 'usual' }, open),
    worldOf(signal, { latency: '5000' }, open),
    worldOf(reloaded, { latency: '5000' }, open),
  ]
  expect(await Promise.all(shown)).toEqual([1, 1, 2, 3])
})

test.each([
  ['CartScreen', 'Cart screen'],
  ['rich-text', 'Rich text'],
  ['BackFromPaypal', 'Back from PayPal'],
  ['CsvExport', 'CSV export'],
  ['Pay Pal Fails In English', 'PayPal fails in English'],
  ['Long Name On A Phone', 'Long name on a phone'],
  ['How it is made', 'How it is made'],
  ['Áo Dài', 'Áo Dài'],
])('%s reads as %s', (name, words) => {
  expect(nameForPeople(name)).toBe(words)
})
