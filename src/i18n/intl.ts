import { DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { IntlShape } from 'react-intl'
import type { Messages } from './catalogue'
import { groupCount, pluralOf } from './counts'
import { defaultLocale, type Locale } from './locale'

// Both languages are known to every browser. Asking which ones are, as the library does before its first
// text, costs a slow phone a quarter of a second.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales))

/** What this app takes of react-intl. Dates, prices and lists go through rules of our own (lib). */
export type Speaker = Pick<IntlShape, 'locale' | 'formatMessage'>

/**
 * Speaks one language. react-intl's own `createIntl` binds every formatter it knows, 4 kB (brotli) that
 * no bundler can shake off; texts need one of them, and plain ones none.
 */
export function createSpeaker(locale: Locale, messages: Messages): Speaker {
  // The library's type knows all-plain or all-parsed; a text of either kind is fine with its code.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const texts = messages as Record<string, string>
  const config = { ...DEFAULT_INTL_CONFIG, locale, defaultLocale, messages: texts, onError }
  const speakParsed = formatMessage.bind(null, config, formattersOf(locale))
  const speak: typeof speakParsed = (what, values) => {
    const text = texts[String(what?.id)]
    return typeof text === 'string' ? text : speakParsed(what, values)
  }
  return { locale, formatMessage: speak as Speaker['formatMessage'] }
}

type Formatters = Parameters<typeof formatMessage>[1]

/** What the texts of a language need: counts. Each parsed text is prepared once. */
function formattersOf(locale: Locale): Formatters {
  const prepared = new Map<unknown, IntlMessageFormat>()
  const formatters = {
    getNumberFormat: () => ({ format: (count: number) => groupCount(count, locale) }),
    getPluralRules: () => ({ select: (count: number) => pluralOf(count, locale) }),
    getMessageFormat(...[parsed, ...how]: ConstructorParameters<typeof IntlMessageFormat>) {
      const format = prepared.get(parsed) ?? new IntlMessageFormat(parsed, ...how)
      prepared.set(parsed, format)
      return format
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no text asks for what is left out
  return formatters as unknown as Formatters
}

/** A missing or broken text is a mistake of ours: said in the console, and the id is shown. */
function onError(error: Error): void {
  reportError(error)
}
