import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { useAtomValue } from '@/lib/store'
import { defaultLocale } from './locale'
import { readLanguageAtom } from './state'

/** Gives the tree below the texts of the language shown, and tells the browser which language that is. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(readLanguageAtom)
  useEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={messages}>
      {children}
    </IntlProvider>
  )
}
