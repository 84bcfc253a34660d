import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import type { IntlShape } from 'react-intl'
import { groupDigits } from './group-digits'
import { isLocale, type Locale } from './locales'

/** The form of a noun beside a count, which is not negative. */
const formOf: Record<Locale, (count: number) => Intl.LDMLPluralRule> = {
  vi: () => 'other',
  en: (count) => (count === 1 ? 'one' : 'other'),
}

/**
 * Puts values into a text, as `intl.formatMessage` does, but fit for a press. That one writes tree, formats and options down with
 * each call, as the key of its memory, and its first count costs a slow phone 60 ms: an `Intl.PluralRules` and an
 * `Intl.NumberFormat`.
 */
export function formatText(
  intl: IntlShape,
  id: string,
  values: Record<string, string | number>,
): string {
  const { locale, messages } = intl
  const tree = messages[id]
  if (typeof tree === 'object' && isLocale(locale)) {
    try {
      const { formats } = IntlMessageFormat
      const parts = formatToParts(tree, locale, countersOf(intl, locale), formats, values)
      return parts.map(({ value }) => value).join('')
    } catch {
      // Reported below.
    }
  }
  return intl.formatMessage({ id }, values)
}

/** Returns formatters that need no `Intl` for plain counts. */
function countersOf({ formatters, timeZone }: IntlShape, locale: Locale): IntlShape['formatters'] {
  const format = (n: number) =>
    n >= 0 && Number.isInteger(n)
      ? groupDigits(n, locale)
      : formatters.getNumberFormat(locale).format(n)
  const numbers: Intl.NumberFormat = Object.create(null, { format: { value: format } })
  const rules: Intl.PluralRules = Object.create(null, { select: { value: formOf[locale] } })
  return {
    ...formatters,
    getDateTimeFormat: (of, style) => formatters.getDateTimeFormat(of, { ...style, timeZone }),
    getNumberFormat: (of, style) => (style ? formatters.getNumberFormat(of, style) : numbers),
    getPluralRules: (of, style) =>
      style?.type === 'ordinal' ? formatters.getPluralRules(of, style) : rules,
  }
}
