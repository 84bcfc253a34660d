import { expect, test } from 'vitest'
import { optionHeight, optionWindow, scrollTopFor } from './combobox-window'

test('a short list exists as a whole', () => {
  expect(optionWindow(0, 5)).toEqual({ from: 0, to: 5 })
})

test('of a long list only the options around what is seen exist', () => {
  expect(optionWindow(0, 700)).toEqual({ from: 0, to: 16 })
  expect(optionWindow(300, 700)).toEqual({ from: 292, to: 316 })
  expect(optionWindow(692, 700)).toEqual({ from: 684, to: 700 })
})

test('a list that has just shrunk under the scroll position shows its end', () => {
  expect(optionWindow(650, 3)).toEqual({ from: 0, to: 3 })
  expect(optionWindow(650, 20)).toEqual({ from: 4, to: 20 })
})

test('scrolling to an option moves as little as possible', () => {
  const height = 4 * optionHeight
  expect(scrollTopFor(2, 0, height)).toBe(0)
  expect(scrollTopFor(4, 0, height)).toBe(optionHeight)
  expect(scrollTopFor(1, 5 * optionHeight, height)).toBe(optionHeight)
})
