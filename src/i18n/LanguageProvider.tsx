import { type ReactNode, useEffect, useMemo } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useAtomValue } from '@/lib/store'
import { createShopIntl } from './shop-intl'
import { readLanguageAtom } from './state'

/** Gives the tree below the texts of the language shown, and tells the browser which language that is. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(readLanguageAtom)
  const intl = useMemo(() => createShopIntl(locale, messages), [locale, messages])
  useEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
