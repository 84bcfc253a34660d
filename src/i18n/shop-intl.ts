import { createIntl, type IntlShape } from 'react-intl'
import { shopTimeZone } from '@/lib/dates'
import type { Messages } from './load-messages'
import { defaultLocale, type Locale } from './locales'

/** react-intl as the shop, its stories, its tests and the mock panel use it. Dates in texts are the shop's. */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, defaultLocale, messages, timeZone: shopTimeZone, onError })
}

/** A text that is missing or broken is our mistake: it is reported, and the id is shown. */
function onError(error: Error): void {
  reportError(error)
}
