import { type ReactNode, useEffect, useMemo } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { useAtomValue } from '@/lib/store'
import { createSpeaker } from './intl'
import { readLanguageAtom } from './state'

/** Gives the tree below the texts of the language shown, and tells the browser which language that is. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useAtomValue(readLanguageAtom)
  const speaker = useMemo(() => createSpeaker(locale, messages), [locale, messages])
  useEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = locale
    },
    [locale],
  )
  return (
    // The provider asks for all of react-intl; this app takes the part that a speaker has.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    <RawIntlProvider value={speaker as IntlShape}>{children}</RawIntlProvider>
  )
}
