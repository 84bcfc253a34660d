import { localStore } from '@/lib/storage'
import { defaultLocale, isLocale, type Locale } from './locales'

/** The storage key of the language chosen, kept as it is (Product §9). */
export const localeKey = 'locale'

/** The language this visitor chose before, else the default. */
export function storedLocale(): Locale {
  const stored = localStore.read(localeKey)
  return isLocale(stored) ? stored : defaultLocale
}
