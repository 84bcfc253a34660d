import { groupThousands } from '@/lib/thousands'
import type { Locale } from './locale'

/**
 * What texts do with whole numbers from 0, as `Intl.NumberFormat` and `Intl.PluralRules` do it. The first of either
 * costs a slow phone a tenth of a second (docs/adr/0005).
 */
export function groupCount(count: number, locale: Locale): string {
  return groupThousands(count, locale === 'vi' ? '.' : ',')
}

/** Which form a text takes for so many things; Vietnamese has one for all. */
export function pluralOf(count: number, locale: Locale): 'one' | 'other' {
  return locale === 'en' && count === 1 ? 'one' : 'other'
}
