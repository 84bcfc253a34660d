import { atom, type Getter, type Setter } from '@/lib/store'
import { localStore } from '@/lib/storage'
import { type Bundle, loadMessages, type Messages } from './catalogue'
import { type Locale, localeKey, storedLocale } from './locale'

type Language = { locale: Locale; messages: Messages; bundles: readonly Bundle[] }

const languageAtom = atom<Language>({ locale: storedLocale(), messages: {}, bundles: [] })

/** The language shown and its texts, always of one piece. */
export const readLanguageAtom = atom((get) => get(languageAtom))
export const localeAtom = atom((get) => get(languageAtom).locale)

/** The language asked for last, whichever texts arrive first. */
const chosenAtom = atom<Locale | null>(null)

/** Makes a bundle's texts available in the language shown; resolves once they are. */
export const ensureMessagesAtom = atom(null, (get, set, bundle: Bundle) => ensure(get, set, bundle))

/** Shows another language at once and keeps the choice (spec §1). Texts change when all of them are there. */
export const chooseLocaleAtom = atom(null, (get, set, locale: Locale) => {
  set(chosenAtom, locale)
  return show(get, set, locale)
})

async function ensure(get: Getter, set: Setter, bundle: Bundle): Promise<void> {
  const { locale, bundles } = get(languageAtom)
  if (bundles.includes(bundle)) return
  const loaded = await loadMessages(locale, bundle)
  // Another language came meanwhile: these texts would not be of one piece with it.
  if (get(languageAtom).locale !== locale) return ensure(get, set, bundle)
  set(languageAtom, (now) => ({
    ...now,
    messages: { ...now.messages, ...loaded },
    bundles: [...now.bundles, bundle],
  }))
}

async function show(get: Getter, set: Setter, locale: Locale): Promise<void> {
  const { bundles } = get(languageAtom)
  const loaded = await Promise.all(bundles.map((bundle) => loadMessages(locale, bundle)))
  if (get(chosenAtom) !== locale) return
  // A bundle came meanwhile, in the old language: it is needed too.
  if (get(languageAtom).bundles !== bundles) return show(get, set, locale)
  set(languageAtom, {
    locale,
    messages: Object.fromEntries(loaded.flatMap((texts) => Object.entries(texts))),
    bundles,
  })
  localStore.write(localeKey, locale)
}
