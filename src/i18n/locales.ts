import type { KeptName } from '@/lib/kept-keys'
import { localStore } from '../lib/storage.ts'

/** The languages that visitors choose from. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
/** For visitors who have not chosen a language. */
export const defaultLocale: Locale = 'vi'
/** Used when a file of texts does not load. */
export const fallbackLocale: Locale = 'en'

export const localeNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }

/**
 * The texts that load together: the folders of `messages/{locale}`, each compiled to
 * `compiled/{locale}/{bundle}.json`. `shop` is on every page. A route names the others that it shows.
 */
export const bundles = ['shop', 'account', 'info', 'admin', 'qa'] as const
export type Bundle = (typeof bundles)[number]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The storage key of the chosen language, a raw string (Product §9). */
export const localeKey = 'locale' satisfies KeptName

/** The parameter by which search engines link a page in a language: `?lang=en` (Product §1.7). */
export const localeParam = 'lang'

/** Returns the language of the address. Without one, the visitor's earlier choice or the default. */
export function storedLocale(): Locale {
  const stored = localStore.read(localeKey)
  return localeOfAddress() ?? (isLocale(stored) ? stored : defaultLocale)
}

/**
 * Stores the language of the address as the visitor's choice and removes it from the address. Call before the
 * router reads the address.
 */
export function adoptLocale(): void {
  const locale = localeOfAddress()
  if (!locale || !localStore.write(localeKey, locale)) return
  const url = new URL(window.location.href)
  url.searchParams.delete(localeParam)
  // The address stays the same for all visitors, because they share it with people of another language.
  window.history.replaceState(window.history.state, '', url)
}

function localeOfAddress(): Locale | undefined {
  const param = new URLSearchParams(globalThis.window?.location?.search).get(localeParam)
  // Mail and chat lengthen a link: `?lang=en.`
  const [locale] = /^[a-z]{2}(?![a-z])/.exec(param ?? '') ?? []
  return isLocale(locale) ? locale : undefined
}

/** Returns the address of a page in a language. In the default language it has no parameter. */
export function addressIn(locale: Locale, url: string): string {
  const address = new URL(url)
  if (locale !== defaultLocale) address.searchParams.set(localeParam, locale)
  return address.href
}
