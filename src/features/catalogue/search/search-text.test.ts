import { describe, expect, test } from 'vitest'
import { stubStorages } from '@/lib/memory-storage'
import { deleteRecentSearches, addRecentSearch, recentSearches, searchText } from './search-text'

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

describe('recent searches', () => {
  const { local: storage } = stubStorages()

  test('the newest searches come first, each once, at most five', () => {
    for (const text of ['lụa', 'đầm', 'áo dài', 'quần', 'váy', 'Lụa', 'nơ']) addRecentSearch(text)
    expect(recentSearches()).toEqual(['nơ', 'Lụa', 'váy', 'quần', 'áo dài'])
  })

  test('a text that is too short is not stored; clearing removes all searches', () => {
    addRecentSearch('a')
    expect(recentSearches()).toEqual([])
    addRecentSearch('áo')
    deleteRecentSearches()
    expect(recentSearches()).toEqual([])
  })

  test.each(['', '{', 'null', '"x"', '[null, 1, " ", {}]'])(
    'a stored %o gives no searches',
    (text) => {
      storage.set('recent_searches', text)
      expect(recentSearches()).toEqual([])
    },
  )
})
