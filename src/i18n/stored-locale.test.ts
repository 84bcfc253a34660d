import { afterEach, expect, test, vi } from 'vitest'
import { isLocale, locales } from './locales'
import { storedLocale } from './stored-locale'

afterEach(() => vi.unstubAllGlobals())
const stored = (text: string | null) =>
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => key === 'locale' && text } })

test.each(locales)('%s was chosen before', (locale) => {
  stored(locale)
  expect(storedLocale()).toBe(locale)
})

test.each([null, '', 'fr', 'VI', '"en"', 'en '])('%o is no choice: Vietnamese', (text) => {
  stored(text)
  expect(storedLocale()).toBe('vi')
})

test('a storage that is blocked gives Vietnamese', () => {
  vi.stubGlobal('window', {})
  expect(storedLocale()).toBe('vi')
})

test.each([null, undefined, 1, {}, 'de'])('%o is no language of the shop', (value) => {
  expect(isLocale(value)).toBe(false)
})
