import { expect, test } from 'vitest'
import { searchText } from './search-text'

test.each([
  ['  áo   sơ mi ', 'áo sơ mi'],
  ['áo\nsơ\tmi', 'áo sơ mi'],
  ['a\u0301o', 'áo'],
  ['\u200B\u202E \u0000', ''],
  ['á\u200Bo', 'áo'],
  ['<img onerror>', '<img onerror>'],
])('%o is searched as %o', (typed, text) => {
  expect(searchText(typed)).toBe(text)
})

test('a text is cut to 100 characters without splitting an emoji', () => {
  expect(searchText('a'.repeat(10_000))).toHaveLength(100)
  expect(searchText('👗'.repeat(200))).toBe('👗'.repeat(100))
})
