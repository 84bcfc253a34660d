import { localStore } from '@/lib/storage'

/** Spec §1, §9: Vietnamese first, English where a text or a file is missing; kept raw under `locale`. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'vi'
export const fallbackLocale: Locale = 'en'
export const localeKey = 'locale'

export function isLocale(text: unknown): text is Locale {
  return text === 'vi' || text === 'en'
}

/** The language this visitor chose before, else the default. */
export function storedLocale(): Locale {
  const stored = localStore.read(localeKey)
  return isLocale(stored) ? stored : defaultLocale
}
