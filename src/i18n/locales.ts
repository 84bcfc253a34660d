/** Every language of the shop, in the order in which they are offered. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
/** Shown to those who chose none. */
export const defaultLocale: Locale = 'vi'
/** Stands in where a file of texts can't be loaded. */
export const fallbackLocale: Locale = 'en'

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
