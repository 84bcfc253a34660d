import { atom, type Getter, type Setter } from '@/lib/store'
import { localStore } from '@/lib/storage'
import type { Bundle } from './bundles'
import { loadMessages, type Messages } from './load-messages'
import type { Locale } from './locales'
import { localeKey, storedLocale } from './stored-locale'

type Language = { locale: Locale; messages: Messages; bundles: readonly Bundle[] }

const languageAtom = atom<Language>({ locale: storedLocale(), messages: {}, bundles: [] })

/** The language shown and its texts, always of one piece. */
export const readLanguageAtom = atom((get) => get(languageAtom))
export const localeAtom = atom((get) => get(languageAtom).locale)

/** The language asked for last, whichever texts arrive first. */
const chosenAtom = atom<Locale | null>(null)

/** Makes a bundle's texts available in the language shown; resolves once they are. */
export const ensureMessagesAtom = atom(null, (get, set, bundle: Bundle) => ensure(get, set, bundle))

/** Shows another language at once and keeps the choice (Product §1). Texts change when all of them are there. */
export const chooseLocaleAtom = atom(null, (get, set, locale: Locale) => {
  set(chosenAtom, locale)
  return show(get, set, locale)
})

async function ensure(get: Getter, set: Setter, bundle: Bundle): Promise<void> {
  const { locale, bundles } = get(languageAtom)
  if (bundles.includes(bundle)) return
  const loaded = await loadMessages(locale, bundle)
  const now = get(languageAtom)
  // Another language came meanwhile: these texts would not be of one piece with it.
  if (now.locale !== locale) return ensure(get, set, bundle)
  // Many wait for the same texts, such as the hearts of a list; the first to have them brings them.
  if (!now.bundles.includes(bundle)) set(languageAtom, withTexts(now, loaded, bundle))
}

/**
 * The texts of a language only grow, in place: what is on screen has its own already, and would all be drawn again
 * for others.
 */
function withTexts(
  { locale, messages, bundles }: Language,
  loaded: Messages,
  bundle: Bundle,
): Language {
  const grown = bundles.length > 0 ? Object.assign(messages, loaded) : { ...loaded }
  return { locale, messages: grown, bundles: [...bundles, bundle] }
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
