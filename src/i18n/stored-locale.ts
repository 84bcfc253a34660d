import { localStore } from '@/lib/storage'
import { defaultLocale, isLocale, type Locale } from './locales'

/** The storage key of the chosen language, a raw string (Product §9). */
export const localeKey = 'locale'

/** Returns the language this visitor has chosen before, or the default. */
export function storedLocale(): Locale {
  const stored = localStore.read(localeKey)
  return isLocale(stored) ? stored : defaultLocale
}
