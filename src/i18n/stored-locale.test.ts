import { afterEach, expect, test, vi } from 'vitest'
import { isLocale, locales } from './locales'
import { storedLocale } from './stored-locale'

afterEach(() => vi.unstubAllGlobals())
const stored = (text: string | null) =>
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => key === 'locale' && text } })

test.each(locales)('the stored language %s is used', (locale) => {
  stored(locale)
  expect(storedLocale()).toBe(locale)
})

test.each([null, '', 'fr', 'VI', '"en"', 'en '])(
  '%o is no language: Vietnamese is used',
  (text) => {
    stored(text)
    expect(storedLocale()).toBe('vi')
  },
)

test('without storage Vietnamese is used', () => {
  vi.stubGlobal('window', {})
  expect(storedLocale()).toBe('vi')
})

test.each([null, undefined, 1, {}, 'de'])('%o is no language of the shop', (value) => {
  expect(isLocale(value)).toBe(false)
})
