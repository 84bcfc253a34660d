import { inGroups } from '@/lib/money'
import type { Locale } from './locales'

const separators: Record<Locale, string> = { vi: '.', en: ',' }

/**
 * Writes a whole number that is not negative in groups of three: 1200 → `1.200`, in English `1,200`. For the first view: `#` in
 * a text stands for a slow `Intl.NumberFormat`.
 */
export function groupDigits(count: number, locale: Locale): string {
  return inGroups(count, separators[locale])
}
