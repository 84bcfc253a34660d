/** The languages that visitors choose from. */
export const locales = ['vi', 'en'] as const
/**
 * English made longer, with a mark on every letter (`load-messages.ts`): shows what is not translated and what has no room. For
 * development, Storybook and tests, with `?lang=en-XA`; a build for shoppers lacks it.
 */
export const pseudoLocale = 'en-XA'
export type OfferedLocale = (typeof locales)[number]
export type Locale = OfferedLocale | typeof pseudoLocale
/** For visitors who have chosen none. */
export const defaultLocale: OfferedLocale = 'vi'
/** Used when a file of texts does not load. */
export const fallbackLocale: OfferedLocale = 'en'

export const localeNames: Record<OfferedLocale, string> = { vi: 'Tiếng Việt', en: 'English' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value) || (__PSEUDO_LOCALE__ && value === pseudoLocale)
}
