import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useAtomValue } from '@/lib/store'
import { createShopIntl } from './shop-intl'
import { readLanguageAtom } from './state'

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(readLanguageAtom)
  const intl = useMemo(() => createShopIntl(locale, messages), [locale, messages])
  // Before the paint: another language is another style of every element, which should be worked out once.
  useLayoutEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
