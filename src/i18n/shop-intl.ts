import { createIntl, type IntlShape, ReactIntlErrorCode } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import type { Messages } from './load-messages'
import type { Locale } from './locales'

/** Creates react-intl for the shop, its stories and the QA panel. Dates are in the shop's time zone. */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, messages, timeZone: shopTimeZone, onError })
}

/** A missing or broken text is a bug of ours: it is reported, and react-intl shows the id. */
const onError: IntlShape['onError'] = (error) => {
  if (error.code !== ReactIntlErrorCode.INVALID_CONFIG) reportError(error)
}
