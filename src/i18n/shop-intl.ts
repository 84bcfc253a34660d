import { createIntl, type IntlShape, InvalidConfigError } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import type { Messages } from './load-messages'
import type { Locale } from './locales'

/**
 * Creates react-intl for the shop, its stories and the QA panel. Dates are in the shop's time zone.
 * The language is its default one: of any other, react-intl asks the browser whether it can format numbers in it, and
 * Chromium reads its whole list of languages for that (100 ms on a slow phone). Every browser has ours.
 */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale: '', defaultLocale: locale, messages, timeZone: shopTimeZone, onError })
}

/** A missing or broken text is a bug of ours: it is reported, and react-intl shows the id. */
function onError(error: Error): void {
  if (!(error instanceof InvalidConfigError)) reportError(error)
}
