import type { KeptName } from '@/lib/kept-keys'
import { localStore } from '../lib/storage.ts'

/** The languages that visitors can choose. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
/** The language for visitors who have not chosen one. */
export const defaultLocale: Locale = 'vi'
/** The language that is used if a file of texts does not load. */
export const fallbackLocale: Locale = 'en'

export const localeNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }

/**
 * The groups of texts that load together. Each group is a folder of `messages/{locale}` and is compiled to
 * `compiled/{locale}/{bundle}.json`. Every page loads the group `shop`. Each route names the further groups
 * that its screen needs.
 */
export const textBundles = ['shop', 'account', 'info', 'admin', 'qa'] as const
export type TextBundle = (typeof textBundles)[number]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The storage key of the chosen language. The language is stored as plain text (Product §9). */
export const localeStorageKey = 'locale' satisfies KeptName

/**
 * The search parameter for the language of a page, in links for search engines: `?lang=en` (Product §1.7).
 */
export const localeParam = 'lang'

/**
 * Returns the language in the URL, or else the language that the visitor chose earlier, or else the default.
 */
export function initialLocale(): Locale {
  const stored = localStore.read(localeStorageKey)
  return localeOfAddress() ?? (isLocale(stored) ? stored : defaultLocale)
}

/**
 * Stores the language in the URL as the visitor's choice, and removes it from the URL. Call this function
 * before the router reads the URL.
 */
export function adoptUrlLocale(): void {
  const locale = localeOfAddress()
  if (!locale || !localStore.write(localeStorageKey, locale)) return
  const url = new URL(window.location.href)
  url.searchParams.delete(localeParam)
  // The language is removed, because visitors share the URL with people who use another language than theirs.
  window.history.replaceState(window.history.state, '', url)
}

function localeOfAddress(): Locale | undefined {
  const param = new URLSearchParams(globalThis.window?.location?.search).get(localeParam)
  // Mail and chat programs add characters to a link, for example `?lang=en.`
  const [locale] = /^[a-z]{2}(?![a-z])/.exec(param ?? '') ?? []
  return isLocale(locale) ? locale : undefined
}

/** Returns the URL of a page in a language. The default language has no parameter. */
export function localizedUrl(locale: Locale, url: string): string {
  const address = new URL(url)
  if (locale !== defaultLocale) address.searchParams.set(localeParam, locale)
  return address.href
}
