import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { createIntl, type IntlShape, RawIntlProvider, ReactIntlErrorCode } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import { useAtomValue } from '@/lib/store'
import type { Messages } from './load-messages'
import type { Locale } from './locales'
import { currentLanguageAtom } from './state'

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(currentLanguageAtom)
  const intl = useMemo(() => createShopIntl(locale, messages), [locale, messages])
  // The language is set before the paint, because it changes the style of every element.
  useLayoutEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Returns react-intl for the shop, its stories or the QA panel. Dates are in the shop's time zone. */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, messages, timeZone: shopTimeZone, onError })
}

/**
 * Reports a missing or broken text, because such a text is a fault of the shop. react-intl then shows the id
 * of the text.
 */
const onError: IntlShape['onError'] = (error) => {
  if (error.code !== ReactIntlErrorCode.INVALID_CONFIG) reportError(error)
}
