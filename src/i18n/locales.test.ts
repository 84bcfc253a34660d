import { describe, expect, test, vi } from 'vitest'
import { localizedUrl, adoptUrlLocale, isLocale, locales, initialLocale } from './locales'

const stored = (text: string | null) =>
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => key === 'locale' && text } })

test.each(locales)('the stored language %s is used', (locale) => {
  stored(locale)
  expect(initialLocale()).toBe(locale)
})

test.each([null, '', 'fr', 'VI', '"en"', 'en '])(
  '%o is not a language, so Vietnamese is used §1.6',
  (text) => {
    stored(text)
    expect(initialLocale()).toBe('vi')
  },
)

test('without storage Vietnamese is used', () => {
  vi.stubGlobal('window', {})
  expect(initialLocale()).toBe('vi')
})

test.each([null, undefined, 1, {}, 'de'])('%o is no language of the shop', (value) => {
  expect(isLocale(value)).toBe(false)
})

describe('a link in a language', () => {
  const visit = (search: string, setItem: () => void) => {
    const replaceState = vi.fn()
    const href = `https://moclan.example/products/dam${search}`
    const stored: Record<string, string> = {}
    vi.stubGlobal('window', {
      location: { href, search },
      history: { state: null, replaceState },
      localStorage: {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, text: string) => {
          setItem()
          stored[key] = text
        },
      },
    })
    adoptUrlLocale()
    return replaceState
  }

  test('chooses the language, and the parameter is removed from the URL §1.7h', () => {
    const replaceState = visit('?lang=en&page=2', () => {})
    expect(initialLocale()).toBe('en')
    const [address] = replaceState.mock.calls[0]?.slice(2) ?? []
    expect(String(address)).toBe('https://moclan.example/products/dam?page=2')
  })

  test('stays in the URL if nothing can be stored', () => {
    const replaceState = visit('?lang=en', () => {
      throw new Error('full')
    })
    expect(initialLocale()).toBe('en')
    expect(replaceState).not.toHaveBeenCalled()
  })

  test('in an unknown language changes nothing', () => {
    expect(visit('?lang=fr', () => {})).not.toHaveBeenCalled()
    expect(initialLocale()).toBe('vi')
  })

  test('has no parameter in the default language', () => {
    expect(localizedUrl('vi', 'https://moclan.example/a?page=2')).toBe(
      'https://moclan.example/a?page=2',
    )
    expect(localizedUrl('en', 'https://moclan.example/a?page=2')).toBe(
      'https://moclan.example/a?page=2&lang=en',
    )
  })
})
