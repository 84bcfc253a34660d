import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/lib/memory-storage'
import { clearRecent, keepRecent, readRecent } from './recent'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  const localStorage = memoryStorage(storage)
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

test('the newest searches come first, each once, at most five', () => {
  for (const text of ['lụa', 'đầm', 'áo dài', 'quần', 'váy', 'Lụa', 'nơ']) keepRecent(text)
  expect(readRecent()).toEqual(['nơ', 'Lụa', 'váy', 'quần', 'áo dài'])
})

test('a text that asks nothing is not kept; clearing forgets all', () => {
  keepRecent('a')
  expect(readRecent()).toEqual([])
  keepRecent('áo')
  clearRecent()
  expect(readRecent()).toEqual([])
})

test.each(['', '{', 'null', '"x"', '[null, 1, " ", {}]'])(
  'a stored %o reads as nothing',
  (text) => {
    storage.set('recent_searches', text)
    expect(readRecent()).toEqual([])
  },
)
