import type { Locale } from './locales'

const separators: Record<Locale, string> = { vi: '.', en: ',' }

/**
 * Writes a whole number that is not negative in groups of three: 1200 → `1.200`, in English `1,200`. For the first view, because
 * the first `Intl.NumberFormat` of a page, which `#` in a text stands for, costs a slow phone 75 ms.
 */
export function groupDigits(count: number, locale: Locale): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, separators[locale])
}
