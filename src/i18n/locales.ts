export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
/** For visitors who have chosen none. */
export const defaultLocale: Locale = 'vi'
/** Used when a file of texts does not load. */
export const fallbackLocale: Locale = 'en'

export const localeNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
