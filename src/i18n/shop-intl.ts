import { createIntl, type IntlShape } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import type { Messages } from './load-messages'
import { defaultLocale, type Locale } from './locales'

/** Creates react-intl for the shop, its stories and the QA panel. Dates are in the shop's time zone. */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, defaultLocale, messages, timeZone: shopTimeZone, onError })
}

/** A missing or broken text is a bug of ours: it is reported, and react-intl shows the id. */
function onError(error: Error): void {
  reportError(error)
}
