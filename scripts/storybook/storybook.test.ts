import type { StoryContextForEnhancers } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { nameForPeople } from '../../.storybook/docs/name-for-people.ts'
import { keptWorlds } from '../../.storybook/kept-worlds.ts'
import { plainControls } from '../../.storybook/plain-controls.ts'

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

type Given = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>

const controlsOf = (given: Given) =>
  Object.entries(plainControls(given as StoryContextForEnhancers)).map(([, { control }]) => control)

test('no argument is tried as raw JSON', () => {
  const argTypes: Given['argTypes'] = {
    hint: {
      name: 'hint',
      type: { name: 'union', value: [{ name: 'other', value: 'null' }, { name: 'string' }] },
    },
    order: { name: 'order', type: { name: 'object', value: {} } },
    label: { name: 'label', type: { name: 'other', value: 'ReactNode' } },
    icon: { name: 'icon', type: { name: 'other', value: 'ReactNode' } },
  }
  const initialArgs = { order: { id: 1 }, label: 'Xem thêm', icon: {} }
  expect(controlsOf({ argTypes, initialArgs })).toEqual([
    { type: 'text' },
    { disable: true },
    { type: 'text' },
    { disable: true },
  ])
})

test('what Storybook or the story chooses stays', () => {
  const argTypes: Given['argTypes'] = {
    size: { name: 'size', type: { name: 'enum', value: ['small', 'large'] } },
    width: { name: 'width', control: { type: 'range' } },
    state: { name: 'state', options: ['filled', 'empty'] },
  }
  expect(controlsOf({ argTypes, initialArgs: {} })).toEqual([
    undefined,
    { type: 'range' },
    undefined,
  ])
})
