import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatMessage,
} from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { IntlShape } from 'react-intl'
import type { Messages } from './catalogue'
import { defaultLocale, type Locale } from './locale'

// Both languages are known to every browser. Asking which ones are, as the library does before its first
// text, costs a slow phone a quarter of a second.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales))

const formatters = createFormatters(createIntlCache())

/** What this app takes of react-intl. Dates, numbers and lists go through `Intl` itself (lib). */
export type Speaker = Pick<IntlShape, 'locale' | 'formatMessage'>

/**
 * Speaks one language. react-intl's own `createIntl` binds every formatter it knows, 4 kB (brotli) that
 * no bundler can shake off; texts need one of them.
 */
export function createSpeaker(locale: Locale, messages: Messages): Speaker {
  // The library's type knows all-plain or all-parsed; a text of either kind is fine with its code.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const texts = messages as Record<string, string>
  const config = { ...DEFAULT_INTL_CONFIG, locale, defaultLocale, messages: texts, onError }
  return { locale, formatMessage: formatMessage.bind(null, config, formatters) }
}

/** A missing or broken text is a mistake of ours: said in the console, and the id is shown. */
function onError(error: Error): void {
  reportError(error)
}
