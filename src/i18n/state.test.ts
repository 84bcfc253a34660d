import { TYPE } from '@formatjs/icu-messageformat-parser'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { stubStorages } from '@/lib/memory-storage'
import { createStore } from '@/lib/store'
import type { loadMessages as load, Messages } from './load-messages'
import type { Locale } from './locales'

// Test files of one worker share their modules, so another test file may have loaded the real modules.
vi.resetModules()
const loadMessages = vi.fn<typeof load>()
vi.doMock('./load-messages', () => ({ loadMessages }))
const { chooseLocaleAtom, ensureMessagesAtom, localeAtom, currentLanguageAtom } =
  await import('./state')
afterAll(() => {
  vi.doUnmock('./load-messages')
  vi.resetModules()
})

/**
 * For each file of texts, a function that ends its loading. A test calls these functions in the sequence that
 * it needs.
 */
const arrivals = new Map<string, () => void>()
const arrive = (name: string) => arrivals.get(name)?.()
const { local: storage } = stubStorages()
let store = createStore()

const ensure = (bundle: 'shop' | 'account') => store.set(ensureMessagesAtom, bundle)
const choose = (locale: Locale) => store.set(chooseLocaleAtom, locale)
const shown = () => store.get(currentLanguageAtom).messages

/**
 * Returns a bundle with one text. The id of the text is the bundle's name, and the text itself is the
 * language.
 */
const textsOf = (locale: Locale, bundle: string): Messages => ({
  [bundle]: [{ type: TYPE.literal, value: locale }],
})

beforeEach(async () => {
  arrivals.clear()
  vi.mocked(loadMessages).mockImplementation((locale, bundle) =>
    Promise.resolve(textsOf(locale, bundle)),
  )
  store = createStore()
  await ensure('shop')
})

/** From now on, a file of texts loads until the test calls `arrive` with its name. */
function holdFiles() {
  vi.mocked(loadMessages).mockImplementation(
    (locale, bundle) =>
      new Promise((resolve) => {
        arrivals.set(`${locale}/${bundle}`, () => resolve(textsOf(locale, bundle)))
      }),
  )
}

const flushMicrotasks = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('groups of texts add up in the current language', async () => {
  await ensure('account')
  expect(shown()).toEqual({ ...textsOf('vi', 'shop'), ...textsOf('vi', 'account') })
})

test('many requests for one bundle change the language state once', async () => {
  const changed = vi.fn()
  store.sub(currentLanguageAtom, changed)
  await Promise.all([ensure('account'), ensure('account'), ensure('account')])
  expect(changed).toHaveBeenCalledOnce()
  expect(store.get(currentLanguageAtom).bundles).toEqual(['shop', 'account'])
})

test('a chosen language changes every bundle at once and is stored', async () => {
  await ensure('account')
  await choose('en')
  expect(shown()).toEqual({ ...textsOf('en', 'shop'), ...textsOf('en', 'account') })
  expect(store.get(localeAtom)).toBe('en')
  expect(storage.get('locale')).toBe('en')
})

test('a bundle that arrives after another language was chosen is shown in that language', async () => {
  holdFiles()
  const ensured = ensure('account')
  const chosen = choose('en')
  arrive('en/shop')
  await chosen
  arrive('vi/account')
  await flushMicrotasks()
  arrive('en/account')
  await ensured
  expect(shown()).toEqual({ ...textsOf('en', 'shop'), ...textsOf('en', 'account') })
})

test('a language also waits for a bundle that was added while it was loading', async () => {
  holdFiles()
  const chosen = choose('en')
  const ensured = ensure('account')
  arrive('vi/account')
  await ensured
  arrive('en/shop')
  await flushMicrotasks()
  expect(shown()).toEqual({ ...textsOf('vi', 'shop'), ...textsOf('vi', 'account') })
  arrive('en/shop')
  arrive('en/account')
  await chosen
  expect(shown()).toEqual({ ...textsOf('en', 'shop'), ...textsOf('en', 'account') })
})

test('the last choice wins, whichever texts arrive last', async () => {
  holdFiles()
  const first = choose('en')
  const second = choose('vi')
  arrive('vi/shop')
  await second
  arrive('en/shop')
  await first
  expect(store.get(localeAtom)).toBe('vi')
  expect(storage.get('locale')).toBe('vi')
})
