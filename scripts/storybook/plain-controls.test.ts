import type { StoryContextForEnhancers } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { plainControls } from '../../.storybook/plain-controls.ts'

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
