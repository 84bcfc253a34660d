import { IntlMessageFormat } from 'intl-messageformat'
import { createIntl, type IntlShape, ReactIntlErrorCode } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import type { Messages } from './load-messages'
import type { Locale } from './locales'

/**
 * Every browser has the shop's languages. Asked which of them it has, as react-intl asks before the first text with a value,
 * Chromium reads its whole list of languages: 70 ms on a slow phone.
 */
IntlMessageFormat.resolveLocale = (language) => new Intl.Locale(String(language))

/**
 * Creates react-intl for the shop, its stories and the QA panel. Dates are in the shop's time zone.
 * The language is the default one: of any other, react-intl asks the browser whether it can format numbers in it.
 */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({
    locale: '',
    defaultLocale: locale,
    messages,
    timeZone: shopTimeZone,
    onError,
  })
}

/** A missing or broken text is a bug of ours: it is reported, and react-intl shows the id. */
const onError: IntlShape['onError'] = (error) => {
  if (error.code !== ReactIntlErrorCode.INVALID_CONFIG) reportError(error)
}
