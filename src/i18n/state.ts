import { atom } from '@/lib/store'
import { localStore } from '@/lib/storage'
import { type Bundle, loadMessages, type Messages } from './catalogue'
import { type Locale, localeKey, storedLocale } from './locale'

type Language = { locale: Locale; messages: Messages; bundles: readonly Bundle[] }

const languageAtom = atom<Language>({ locale: storedLocale(), messages: {}, bundles: [] })

/** The language shown and its texts, always of one piece. */
export const readLanguageAtom = atom((get) => get(languageAtom))
export const localeAtom = atom((get) => get(languageAtom).locale)

/** Makes a bundle's texts available in the language shown; resolves once they are. */
export const ensureMessagesAtom = atom(null, async (get, set, bundle: Bundle) => {
  if (get(languageAtom).bundles.includes(bundle)) return
  const loaded = await loadMessages(get(languageAtom).locale, bundle)
  set(languageAtom, (now) => ({
    ...now,
    messages: { ...now.messages, ...loaded } as Messages,
    bundles: [...now.bundles, bundle],
  }))
})

/** Shows another language at once and keeps the choice (spec §1). Texts change when all of them are there. */
export const chooseLocaleAtom = atom(null, async (get, set, locale: Locale) => {
  const { bundles } = get(languageAtom)
  const loaded = await Promise.all(bundles.map((bundle) => loadMessages(locale, bundle)))
  set(languageAtom, { locale, messages: Object.assign({}, ...loaded) as Messages, bundles })
  localStore.write(localeKey, locale)
})
