import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { createIntl, type IntlShape, RawIntlProvider, ReactIntlErrorCode } from 'react-intl'
import { shopTimeZone } from '@/lib/limits'
import { useAtomValue } from '@/lib/store'
import type { Messages } from './load-messages'
import type { Locale } from './locales'
import { readLanguageAtom } from './state'

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(readLanguageAtom)
  const intl = useMemo(() => createShopIntl(locale, messages), [locale, messages])
  // Before the paint: another language changes the style of every element, which should be computed once.
  useLayoutEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Creates react-intl for the shop, its stories and the QA panel. Dates are in the shop's time zone. */
export function createShopIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, messages, timeZone: shopTimeZone, onError })
}

/** A missing or broken text is our bug: it is reported, and react-intl shows the id. */
const onError: IntlShape['onError'] = (error) => {
  if (error.code !== ReactIntlErrorCode.INVALID_CONFIG) reportError(error)
}
